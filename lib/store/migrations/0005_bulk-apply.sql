CREATE TABLE "matched_columns" (
	"user_id" text NOT NULL,
	"heading" text NOT NULL,
	"target" text,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "matched_columns_user_id_heading_pk" PRIMARY KEY("user_id","heading")
);
--> statement-breakpoint
CREATE TABLE "run_jobs" (
	"run_id" text NOT NULL,
	"job_id" text NOT NULL,
	"title" text NOT NULL,
	"team_id" text,
	"state" text DEFAULT 'untried' NOT NULL,
	"canary_id" text,
	"failure" jsonb,
	CONSTRAINT "run_jobs_run_id_job_id_pk" PRIMARY KEY("run_id","job_id"),
	CONSTRAINT "run_jobs_state" CHECK ("run_jobs"."state" in ('untried', 'trying', 'open', 'spent', 'held', 'left'))
);
--> statement-breakpoint
CREATE TABLE "run_rows" (
	"run_id" text NOT NULL,
	"row" integer NOT NULL,
	"cells" text NOT NULL,
	"body" text NOT NULL,
	"applicant_email" text NOT NULL,
	"job_id" text NOT NULL,
	"is_again" boolean NOT NULL,
	CONSTRAINT "run_rows_run_id_row_pk" PRIMARY KEY("run_id","row")
);
--> statement-breakpoint
CREATE TABLE "runs" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"person_id" text NOT NULL,
	"person_name" text NOT NULL,
	"state" text NOT NULL,
	"stop" jsonb,
	"ended_by" text,
	"stops_at_refusal" boolean NOT NULL,
	"is_filled" boolean DEFAULT false NOT NULL,
	"rows" integer DEFAULT 0 NOT NULL,
	"header" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"started_at" timestamp with time zone,
	"going_since" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"seen_at" timestamp with time zone,
	"unclear_in_row" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "runs_state" CHECK ("runs"."state" in ('draft', 'starting', 'running', 'paused', 'stopped', 'cancelled'))
);
--> statement-breakpoint
DROP INDEX "dispatches_due";--> statement-breakpoint
ALTER TABLE "dispatches" ADD COLUMN "run_id" text;--> statement-breakpoint
ALTER TABLE "dispatches" ADD COLUMN "run_row" integer;--> statement-breakpoint
ALTER TABLE "dispatches" ADD COLUMN "is_canary" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "dispatches" ADD COLUMN "run_verdict" text GENERATED ALWAYS AS (case when run_id is null then null
        when state = 'waiting' and is_doubtful then 'sending'
        when state in ('held', 'waiting') then 'waiting'
        when state = 'done' then coalesce(done ->> 'outcome', 'submitted')
        when state <> 'unclear' then state
        when settled_at is not null then 'left'
        when not_before is not null then 'sending'
        else 'unclear' end) STORED;--> statement-breakpoint
ALTER TABLE "matched_columns" ADD CONSTRAINT "matched_columns_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "run_jobs" ADD CONSTRAINT "run_jobs_run_id_runs_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."runs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "run_rows" ADD CONSTRAINT "run_rows_run_id_runs_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."runs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "run_jobs_state" ON "run_jobs" USING btree ("run_id","state");--> statement-breakpoint
CREATE INDEX "runs_created" ON "runs" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "runs_person" ON "runs" USING btree ("person_id","created_at");--> statement-breakpoint
CREATE INDEX "runs_going" ON "runs" USING btree ("started_at") WHERE "runs"."ended_at" is null and "runs"."state" <> 'draft';--> statement-breakpoint
CREATE INDEX "dispatches_run_due" ON "dispatches" USING btree ("run_id","not_before") WHERE "dispatches"."state" in ('waiting', 'unclear') and "dispatches"."not_before" is not null and "dispatches"."run_id" is not null;--> statement-breakpoint
CREATE INDEX "dispatches_run_held" ON "dispatches" USING btree ("run_id","job_id","run_row") WHERE "dispatches"."state" = 'held' and "dispatches"."run_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "dispatches_run_row" ON "dispatches" USING btree ("run_id","run_row") WHERE "dispatches"."run_id" is not null;--> statement-breakpoint
CREATE INDEX "dispatches_run_verdict" ON "dispatches" USING btree ("run_id","run_verdict","run_row") WHERE "dispatches"."run_id" is not null;--> statement-breakpoint
CREATE INDEX "dispatches_run_settled" ON "dispatches" USING btree ("run_id","settled_at") WHERE "dispatches"."run_id" is not null;--> statement-breakpoint
CREATE INDEX "dispatches_due" ON "dispatches" USING btree ("lane","not_before") WHERE "dispatches"."state" in ('held', 'waiting', 'unclear') and "dispatches"."not_before" is not null and "dispatches"."run_id" is null;--> statement-breakpoint
CREATE OR REPLACE FUNCTION "tell_of_dispatch"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	-- Nobody follows a single row of a run; the servers hear of those that can be done and are in nobody's hands.
	IF NEW."run_id" IS NOT NULL AND (NEW."not_before" IS NULL OR NEW."worker" IS NOT NULL) THEN
		RETURN NULL;
	END IF;
	PERFORM pg_notify('dispatches', CASE
		WHEN NEW."run_id" IS NOT NULL THEN 'due run'
		WHEN NEW."state" <> 'sending' AND (NEW."not_before" IS NOT NULL OR NEW."queue" IS NOT NULL) THEN 'due ' || NEW."person_id"
		ELSE 'changed ' || NEW."person_id"
	END);
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION "tell_of_run"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM pg_notify('dispatches', 'due run');
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "runs_changed" AFTER UPDATE ON "runs"
	FOR EACH ROW WHEN (OLD."state" IS DISTINCT FROM NEW."state" OR OLD."ended_at" IS DISTINCT FROM NEW."ended_at")
	EXECUTE FUNCTION "tell_of_run"();--> statement-breakpoint
CREATE TRIGGER "run_jobs_changed" AFTER UPDATE ON "run_jobs"
	FOR EACH ROW WHEN (OLD."state" IS DISTINCT FROM NEW."state" AND NEW."state" IN ('untried', 'open'))
	EXECUTE FUNCTION "tell_of_run"();
