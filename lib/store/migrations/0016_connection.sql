CREATE TABLE "endpoint_evidence" (
	"key" text NOT NULL,
	"endpoint" text NOT NULL,
	"state" text NOT NULL,
	"source" text NOT NULL,
	"status" integer,
	"kind" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "endpoint_evidence_key_endpoint_pk" PRIMARY KEY("key","endpoint")
);
--> statement-breakpoint
CREATE TABLE "guessed_mappings" (
	"partner" text PRIMARY KEY NOT NULL,
	"proposal" jsonb NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mapping_alarms" (
	"id" serial PRIMARY KEY NOT NULL,
	"place" text NOT NULL,
	"severity" text NOT NULL,
	"details" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"version" integer NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"ended_at" timestamp with time zone,
	"ended_by" text
);
--> statement-breakpoint
CREATE TABLE "profile_versions" (
	"version" serial PRIMARY KEY NOT NULL,
	"document" json NOT NULL,
	"person_id" text NOT NULL,
	"person_name" text NOT NULL,
	"source" text NOT NULL,
	"restored" integer,
	"reasons" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "refused_fields" (
	"endpoint" text NOT NULL,
	"field" text NOT NULL,
	"message" text NOT NULL,
	"times" integer DEFAULT 1 NOT NULL,
	"is_required" boolean DEFAULT false NOT NULL,
	"first_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_at" timestamp with time zone DEFAULT now() NOT NULL,
	"settled_at" timestamp with time zone,
	CONSTRAINT "refused_fields_endpoint_field_pk" PRIMARY KEY("endpoint","field")
);
--> statement-breakpoint
ALTER TABLE "dispatches" ADD COLUMN "profile_version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "runs" ADD COLUMN "profile_version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "mapping_alarms_open" ON "mapping_alarms" USING btree ("ended_at");