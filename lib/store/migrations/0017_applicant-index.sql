CREATE TABLE "applicant_indexes" (
	"id" serial PRIMARY KEY NOT NULL,
	"source" text NOT NULL,
	"state" text DEFAULT 'building' NOT NULL,
	"is_replacement" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"used_at" timestamp with time zone DEFAULT now() NOT NULL,
	"total" integer DEFAULT 0 NOT NULL,
	"fields" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"facet_paths" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"mapping" text DEFAULT '' NOT NULL,
	"lease_by" text,
	"lease_until" timestamp with time zone,
	"walk" integer DEFAULT 0 NOT NULL,
	"walk_started_at" timestamp with time zone,
	"is_walk_asked" boolean DEFAULT false NOT NULL,
	"expected_total" integer,
	"walk_offset" integer DEFAULT 0 NOT NULL,
	"walk_skipped" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"walked_from" timestamp with time zone,
	"walked_at" timestamp with time zone,
	"refreshed_at" timestamp with time zone,
	"newcomers" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"failure" jsonb,
	CONSTRAINT "applicant_indexes_source_unique" UNIQUE("source"),
	CONSTRAINT "applicant_indexes_state" CHECK ("applicant_indexes"."state" in ('building', 'ready', 'hidden', 'erasing')),
	CONSTRAINT "applicant_indexes_lease" CHECK (("applicant_indexes"."lease_by" is null) = ("applicant_indexes"."lease_until" is null))
);
--> statement-breakpoint
CREATE TABLE "applicant_looks" (
	"user_id" text PRIMARY KEY NOT NULL,
	"looked_at" timestamp with time zone NOT NULL,
	"new_since" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "index_setting" (
	"id" integer PRIMARY KEY NOT NULL,
	"is_on" boolean NOT NULL,
	"set_by" text NOT NULL,
	"set_by_name" text NOT NULL,
	"set_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "indexed_applicants" (
	"index_id" integer NOT NULL,
	"key" text NOT NULL,
	"position" double precision NOT NULL,
	"record" jsonb NOT NULL,
	"hash" text NOT NULL,
	"search" text NOT NULL,
	"name" text,
	"name_key" text,
	"email" text,
	"job_id" text,
	"status" text,
	"team_id" text,
	"applied_at" timestamp with time zone,
	"facets" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"read_at" timestamp with time zone NOT NULL,
	"first_seen_at" timestamp with time zone NOT NULL,
	"is_newcomer" boolean NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	"missing_since" integer,
	"stale_since" timestamp with time zone,
	CONSTRAINT "indexed_applicants_index_id_key_pk" PRIMARY KEY("index_id","key")
);
--> statement-breakpoint
CREATE TABLE "walk_sightings" (
	"index_id" integer NOT NULL,
	"key" text NOT NULL,
	"place" integer NOT NULL,
	CONSTRAINT "walk_sightings_index_id_key_pk" PRIMARY KEY("index_id","key")
);
--> statement-breakpoint
ALTER TABLE "applicant_looks" ADD CONSTRAINT "applicant_looks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "indexed_applicants" ADD CONSTRAINT "indexed_applicants_index_id_applicant_indexes_id_fk" FOREIGN KEY ("index_id") REFERENCES "public"."applicant_indexes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "walk_sightings" ADD CONSTRAINT "walk_sightings_index_id_applicant_indexes_id_fk" FOREIGN KEY ("index_id") REFERENCES "public"."applicant_indexes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "indexed_applicants_position" ON "indexed_applicants" USING btree ("index_id","position");--> statement-breakpoint
CREATE INDEX "indexed_applicants_applied" ON "indexed_applicants" USING btree ("index_id","applied_at","key","status");--> statement-breakpoint
CREATE INDEX "indexed_applicants_name" ON "indexed_applicants" USING btree ("index_id","name_key" collate "C","key");--> statement-breakpoint
CREATE INDEX "indexed_applicants_email" ON "indexed_applicants" USING btree ("index_id","email");--> statement-breakpoint
CREATE INDEX "indexed_applicants_status" ON "indexed_applicants" USING btree ("index_id","status","job_id","team_id","key");--> statement-breakpoint
CREATE INDEX "indexed_applicants_job" ON "indexed_applicants" USING btree ("index_id","job_id","status");--> statement-breakpoint
CREATE INDEX "indexed_applicants_team" ON "indexed_applicants" USING btree ("index_id","team_id");--> statement-breakpoint
CREATE INDEX "indexed_applicants_newcomers" ON "indexed_applicants" USING btree ("index_id","first_seen_at") WHERE "indexed_applicants"."is_newcomer";--> statement-breakpoint
CREATE INDEX "indexed_applicants_missing" ON "indexed_applicants" USING btree ("index_id") WHERE "indexed_applicants"."missing_since" is not null;--> statement-breakpoint
CREATE INDEX "walk_sightings_place" ON "walk_sightings" USING btree ("index_id","place");