CREATE TABLE "restore_incidents" (
	"id" text PRIMARY KEY NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"why" text NOT NULL,
	"last_used_at" timestamp with time zone,
	"writes" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "servers" (
	"id" text PRIMARY KEY NOT NULL,
	"counter" bigint NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"xid" bigint NOT NULL,
	"timeline" text,
	"stopped_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "store_identity" (
	"id" integer PRIMARY KEY NOT NULL,
	"generation" integer NOT NULL,
	"facts" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "dispatches" ADD COLUMN "held_by" text;--> statement-breakpoint
ALTER TABLE "drafts" ADD COLUMN "held_by" text;--> statement-breakpoint
ALTER TABLE "runs" ADD COLUMN "held_by" text;--> statement-breakpoint
ALTER TABLE "runs" ADD COLUMN "may_have_been_sent" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "servers_at" ON "servers" USING btree ("at");--> statement-breakpoint
CREATE INDEX "dispatches_held_by" ON "dispatches" USING btree ("held_by") WHERE "dispatches"."held_by" is not null and "dispatches"."state" = 'needs-decision';--> statement-breakpoint
CREATE INDEX "runs_held_by" ON "runs" USING btree ("held_by") WHERE "runs"."held_by" is not null;--> statement-breakpoint
ALTER TABLE "dispatches" ADD CONSTRAINT "dispatches_held" CHECK ("dispatches"."held_by" is null or "dispatches"."state" = 'needs-decision' or "dispatches"."state" in ('succeeded', 'refused', 'abandoned', 'cancelled'));