CREATE TABLE "dispatches" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"state" text NOT NULL,
	"lane" text DEFAULT 'person' NOT NULL,
	"person_id" text NOT NULL,
	"person_name" text NOT NULL,
	"subject" text NOT NULL,
	"applicant_email" text,
	"job_id" text,
	"team_id" text,
	"queue" text,
	"body" text NOT NULL,
	"fingerprint" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"not_before" timestamp with time zone,
	"worker" text,
	"lease_until" timestamp with time zone,
	"attempts" integer DEFAULT 0 NOT NULL,
	"busy" integer DEFAULT 0 NOT NULL,
	"is_doubtful" boolean DEFAULT false NOT NULL,
	"looks" integer DEFAULT 0 NOT NULL,
	"sent_at" timestamp with time zone,
	"ceiling_at" timestamp with time zone,
	"settled_at" timestamp with time zone,
	"seen_at" timestamp with time zone,
	"reference" text,
	"failure" jsonb,
	"done" jsonb,
	"finding" jsonb,
	"before" jsonb,
	"timeline" jsonb DEFAULT '[]'::jsonb NOT NULL,
	CONSTRAINT "dispatches_state" CHECK ("dispatches"."state" in ('held', 'waiting', 'sending', 'done', 'refused', 'unclear', 'cancelled'))
);
--> statement-breakpoint
CREATE TABLE "drafts" (
	"user_id" text NOT NULL,
	"form" text NOT NULL,
	"dispatch_id" text NOT NULL,
	"values" jsonb NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "drafts_user_id_form_pk" PRIMARY KEY("user_id","form")
);
--> statement-breakpoint
CREATE TABLE "repeat_applications" (
	"team_id" text PRIMARY KEY NOT NULL,
	"are_off" boolean NOT NULL,
	"said_by" text,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "drafts" ADD CONSTRAINT "drafts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "dispatches_due" ON "dispatches" USING btree ("lane","not_before") WHERE "dispatches"."state" in ('held', 'waiting', 'unclear') and "dispatches"."not_before" is not null;--> statement-breakpoint
CREATE INDEX "dispatches_leases" ON "dispatches" USING btree ("lease_until") WHERE "dispatches"."state" = 'sending';--> statement-breakpoint
CREATE UNIQUE INDEX "dispatches_queue" ON "dispatches" USING btree ("queue") WHERE "dispatches"."state" = 'sending';--> statement-breakpoint
CREATE INDEX "dispatches_person" ON "dispatches" USING btree ("person_id","created_at");--> statement-breakpoint
CREATE INDEX "dispatches_applicant" ON "dispatches" USING btree ("applicant_email","created_at");--> statement-breakpoint
CREATE INDEX "dispatches_fingerprint" ON "dispatches" USING btree ("fingerprint");--> statement-breakpoint
CREATE INDEX "dispatches_created" ON "dispatches" USING btree ("created_at","id");--> statement-breakpoint
CREATE FUNCTION "tell_of_dispatch"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM pg_notify('dispatches', CASE
		WHEN NEW."state" <> 'sending' AND (NEW."not_before" IS NOT NULL OR NEW."queue" IS NOT NULL) THEN 'due '
		ELSE 'changed '
	END || NEW."person_id");
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "dispatches_recorded" AFTER INSERT ON "dispatches"
	FOR EACH ROW EXECUTE FUNCTION "tell_of_dispatch"();--> statement-breakpoint
CREATE TRIGGER "dispatches_changed" AFTER UPDATE ON "dispatches"
	FOR EACH ROW WHEN (
		OLD."state" IS DISTINCT FROM NEW."state"
		OR OLD."not_before" IS DISTINCT FROM NEW."not_before"
		OR OLD."seen_at" IS DISTINCT FROM NEW."seen_at"
		OR OLD."settled_at" IS DISTINCT FROM NEW."settled_at"
	) EXECUTE FUNCTION "tell_of_dispatch"();
