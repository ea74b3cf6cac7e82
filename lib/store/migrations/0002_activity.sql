CREATE TABLE "activity" (
	"id" text PRIMARY KEY NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"person_id" text NOT NULL,
	"person_name" text NOT NULL,
	"kind" text NOT NULL,
	"applicant_email" text,
	"subject" text NOT NULL,
	"verdict" text NOT NULL,
	"reference" text,
	"details" jsonb DEFAULT '{}'::jsonb NOT NULL
);
--> statement-breakpoint
CREATE INDEX "activity_at" ON "activity" USING btree ("at");--> statement-breakpoint
CREATE INDEX "activity_applicant" ON "activity" USING btree ("applicant_email","at");