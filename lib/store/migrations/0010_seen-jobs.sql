CREATE TABLE "seen_jobs" (
	"id" text PRIMARY KEY NOT NULL,
	"team_id" text,
	"seen_at" timestamp with time zone DEFAULT now() NOT NULL
);
