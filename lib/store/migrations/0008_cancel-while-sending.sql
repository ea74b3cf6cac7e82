ALTER TABLE "dispatches" ADD COLUMN "cancel_requested_by" text;--> statement-breakpoint
DROP TRIGGER "dispatches_changed" ON "dispatches";--> statement-breakpoint
CREATE TRIGGER "dispatches_changed" AFTER UPDATE ON "dispatches"
	FOR EACH ROW WHEN (
		OLD."state" IS DISTINCT FROM NEW."state"
		OR OLD."not_before" IS DISTINCT FROM NEW."not_before"
		OR OLD."dismissed_at" IS DISTINCT FROM NEW."dismissed_at"
		OR OLD."cancel_requested_by" IS DISTINCT FROM NEW."cancel_requested_by"
	) EXECUTE FUNCTION "notify_dispatch"();
