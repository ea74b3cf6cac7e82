DROP INDEX "activity_at";--> statement-breakpoint
CREATE INDEX "activity_person" ON "activity" USING btree ("person_id","at","id");--> statement-breakpoint
CREATE INDEX "activity_kind" ON "activity" USING btree ("kind","at","id");--> statement-breakpoint
CREATE INDEX "activity_troubles" ON "activity" USING btree ("at","id") WHERE "activity"."verdict" in ('refused', 'wrong', 'blocked', 'partial', 'broken-off', 'failed', 'unclear');--> statement-breakpoint
CREATE INDEX "activity_job" ON "activity" USING btree ((details ->> 'jobId'),"at","id") WHERE details ->> 'jobId' is not null;--> statement-breakpoint
CREATE INDEX "dispatches_kind" ON "dispatches" USING btree ("kind","created_at","id");--> statement-breakpoint
CREATE INDEX "dispatches_job" ON "dispatches" USING btree ("job_id","created_at","id");--> statement-breakpoint
CREATE INDEX "dispatches_unsettled" ON "dispatches" USING btree ("created_at","id") WHERE "dispatches"."settled_at" is null;--> statement-breakpoint
CREATE INDEX "dispatches_settled" ON "dispatches" USING btree ("state","created_at","id") WHERE "dispatches"."settled_at" is not null;--> statement-breakpoint
CREATE INDEX "dispatches_bodies" ON "dispatches" USING btree ("settled_at") WHERE "dispatches"."kind" = 'submit-application' and "dispatches"."body" <> '' and "dispatches"."settled_at" is not null;--> statement-breakpoint
CREATE INDEX "activity_at" ON "activity" USING btree ("at","id");