DROP TRIGGER "dispatches_recorded" ON "dispatches";--> statement-breakpoint
DROP TRIGGER "dispatches_changed" ON "dispatches";--> statement-breakpoint
DROP FUNCTION "tell_of_dispatch"();--> statement-breakpoint
DROP TRIGGER "runs_changed" ON "runs";--> statement-breakpoint
DROP TRIGGER "run_jobs_changed" ON "run_jobs";--> statement-breakpoint
DROP FUNCTION "tell_of_run"();--> statement-breakpoint
DROP INDEX "dispatches_due";--> statement-breakpoint
DROP INDEX "dispatches_run_due";--> statement-breakpoint
DROP INDEX "dispatches_run_held";--> statement-breakpoint
DROP INDEX "dispatches_run_verdict";--> statement-breakpoint
DROP INDEX "dispatches_unsettled";--> statement-breakpoint
DROP INDEX "dispatches_settled";--> statement-breakpoint
DROP INDEX "dispatches_bodies";--> statement-breakpoint
DROP INDEX "runs_going";--> statement-breakpoint
DROP INDEX "activity_troubles";--> statement-breakpoint
ALTER TABLE "activity" RENAME COLUMN "verdict" TO "outcome";--> statement-breakpoint
ALTER TABLE "dispatches" DROP CONSTRAINT "dispatches_state";--> statement-breakpoint
ALTER TABLE "runs" DROP CONSTRAINT "runs_state";--> statement-breakpoint
ALTER TABLE "run_jobs" DROP CONSTRAINT "run_jobs_state";--> statement-breakpoint
ALTER TABLE "dispatches" DROP COLUMN "run_verdict";--> statement-breakpoint
ALTER TABLE "dispatches" RENAME COLUMN "is_doubtful" TO "may_have_succeeded";--> statement-breakpoint
ALTER TABLE "dispatches" RENAME COLUMN "looks" TO "reconcile_attempts";--> statement-breakpoint
ALTER TABLE "dispatches" RENAME COLUMN "busy" TO "backoff_count";--> statement-breakpoint
ALTER TABLE "dispatches" RENAME COLUMN "finding" TO "uncertainty";--> statement-breakpoint
ALTER TABLE "dispatches" RENAME COLUMN "done" TO "result";--> statement-breakpoint
ALTER TABLE "dispatches" RENAME COLUMN "settled_at" TO "ended_at";--> statement-breakpoint
ALTER TABLE "dispatches" RENAME COLUMN "seen_at" TO "dismissed_at";--> statement-breakpoint
ALTER TABLE "dispatches" RENAME COLUMN "run_id" TO "group_id";--> statement-breakpoint
ALTER TABLE "dispatches" RENAME COLUMN "run_row" TO "group_position";--> statement-breakpoint
ALTER INDEX "dispatches_run_row" RENAME TO "dispatches_group_position";--> statement-breakpoint
ALTER INDEX "dispatches_run_settled" RENAME TO "dispatches_group_ended";--> statement-breakpoint
ALTER TABLE "runs" RENAME COLUMN "is_filled" TO "is_enqueued";--> statement-breakpoint
ALTER TABLE "runs" RENAME COLUMN "going_since" TO "running_since";--> statement-breakpoint
ALTER TABLE "runs" RENAME COLUMN "seen_at" TO "dismissed_at";--> statement-breakpoint
ALTER TABLE "runs" RENAME COLUMN "unclear_in_row" TO "uncertain_in_row";--> statement-breakpoint
-- A single one that was held without a time was for a person; whatever waited for a later time, or may have worked, was backing off.
UPDATE "dispatches" SET
	"state" = CASE
		WHEN "state" = 'held' AND "group_id" IS NULL AND "not_before" IS NULL THEN 'needs-decision'
		WHEN "state" = 'held' THEN 'scheduled'
		WHEN "state" = 'waiting' AND ("may_have_succeeded" OR "backoff_count" > 0 OR "not_before" > now()) THEN 'backing-off'
		WHEN "state" = 'waiting' THEN 'queued'
		WHEN "state" = 'done' THEN 'succeeded'
		WHEN "state" = 'unclear' AND "ended_at" IS NOT NULL THEN 'abandoned'
		WHEN "state" = 'unclear' AND "not_before" IS NOT NULL THEN 'reconciling'
		WHEN "state" = 'unclear' THEN 'needs-decision'
		ELSE "state" END,
	"not_before" = CASE
		WHEN "state" = 'waiting' THEN coalesce("not_before", now())
		WHEN "state" = 'held' OR ("state" = 'unclear' AND "ended_at" IS NULL) THEN "not_before" END,
	"ended_at" = CASE WHEN "state" IN ('done', 'refused', 'cancelled') THEN coalesce("ended_at", now())
		WHEN "state" = 'unclear' THEN "ended_at" END,
	"uncertainty" = CASE
		WHEN "uncertainty" IS NULL AND "ended_at" IS NULL AND "not_before" IS NULL AND "state" IN ('held', 'unclear') AND ("state" = 'unclear' OR "group_id" IS NULL)
			THEN CASE WHEN "may_have_succeeded" THEN '{"what":"unknown","why":"tried-enough"}'::jsonb ELSE '{"what":"not-made"}'::jsonb END
		ELSE "uncertainty" END,
	"failure" = CASE WHEN "state" = 'done' THEN NULL ELSE "failure" END,
	"worker" = CASE WHEN "state" = 'sending' THEN "worker" END,
	"lease_until" = CASE WHEN "state" = 'sending' THEN "lease_until" END,
	"timeline" = coalesce((
		SELECT jsonb_agg("step"
			|| CASE "step" ->> 'what'
				WHEN 'put-off' THEN '{"what":"backed-off"}'::jsonb
				WHEN 'lost' THEN '{"what":"lease-expired"}'::jsonb
				WHEN 'looked' THEN '{"what":"reconciled"}'::jsonb
				WHEN 'left' THEN '{"what":"abandoned"}'::jsonb
				WHEN 'hurried' THEN '{"what":"expedited"}'::jsonb
				WHEN 'replaced' THEN '{"what":"superseded"}'::jsonb
				ELSE '{}'::jsonb END
			|| CASE "step" ->> 'outcome'
				WHEN 'done' THEN '{"outcome":"succeeded"}'::jsonb
				WHEN 'again' THEN '{"outcome":"later"}'::jsonb
				WHEN 'repeat' THEN '{"outcome":"resend"}'::jsonb
				WHEN 'desk-fault' THEN '{"outcome":"internal-error"}'::jsonb
				ELSE '{}'::jsonb END
			ORDER BY "place")
		FROM jsonb_array_elements("timeline") WITH ORDINALITY AS "steps"("step", "place")), '[]'::jsonb);--> statement-breakpoint
UPDATE "runs" SET
	"state" = CASE
		WHEN "state" = 'starting' THEN 'enqueueing'
		WHEN "state" = 'cancelled' AND "ended_at" IS NULL THEN 'cancelling'
		WHEN "state" IN ('running', 'paused', 'stopped') AND "ended_at" IS NOT NULL THEN 'finished'
		ELSE "state" END,
	"stop" = CASE
		WHEN "state" <> 'stopped' THEN NULL
		WHEN "stop" ->> 'why' = 'unclear' THEN "stop" || '{"why":"uncertain"}'::jsonb
		ELSE "stop" END;--> statement-breakpoint
UPDATE "run_jobs" SET
	"state" = CASE
		WHEN "state" = 'trying' AND "canary_id" IS NOT NULL THEN 'canary'
		WHEN "state" = 'trying' THEN 'untried'
		WHEN "state" = 'spent' THEN 'exhausted'
		WHEN "state" = 'left' THEN 'skipped'
		ELSE "state" END,
	"canary_id" = CASE WHEN "state" = 'trying' THEN "canary_id" END;--> statement-breakpoint
ALTER TABLE "dispatches" ADD COLUMN "row_outcome" text GENERATED ALWAYS AS (case when group_id is null then null
        when state in ('queued', 'backing-off') and may_have_succeeded then 'sending'
        when state in ('scheduled', 'queued', 'backing-off') then 'waiting'
        when state in ('sending', 'reconciling') then 'sending'
        when state = 'succeeded' then coalesce(result ->> 'outcome', 'submitted')
        else state end) STORED;--> statement-breakpoint
ALTER TABLE "dispatches" ADD CONSTRAINT "dispatches_state" CHECK ("dispatches"."state" in ('scheduled', 'queued', 'sending', 'backing-off', 'reconciling', 'needs-decision', 'succeeded', 'refused', 'abandoned', 'cancelled'));--> statement-breakpoint
ALTER TABLE "dispatches" ADD CONSTRAINT "dispatches_scheduled" CHECK ("dispatches"."state" <> 'scheduled' or "dispatches"."not_before" is not null or "dispatches"."group_id" is not null);--> statement-breakpoint
ALTER TABLE "dispatches" ADD CONSTRAINT "dispatches_due_at" CHECK ("dispatches"."state" not in ('queued', 'backing-off', 'reconciling') or "dispatches"."not_before" is not null);--> statement-breakpoint
ALTER TABLE "dispatches" ADD CONSTRAINT "dispatches_sending" CHECK ("dispatches"."state" <> 'sending' or ("dispatches"."worker" is not null and "dispatches"."lease_until" is not null and "dispatches"."sent_at" is not null and "dispatches"."attempts" > 0));--> statement-breakpoint
ALTER TABLE "dispatches" ADD CONSTRAINT "dispatches_uncertain" CHECK ("dispatches"."state" <> 'needs-decision' or "dispatches"."uncertainty" is not null);--> statement-breakpoint
ALTER TABLE "dispatches" ADD CONSTRAINT "dispatches_not_due" CHECK ("dispatches"."state" in ('scheduled', 'queued', 'backing-off', 'reconciling') or "dispatches"."not_before" is null);--> statement-breakpoint
ALTER TABLE "dispatches" ADD CONSTRAINT "dispatches_lease" CHECK (("dispatches"."worker" is null) = ("dispatches"."lease_until" is null));--> statement-breakpoint
ALTER TABLE "dispatches" ADD CONSTRAINT "dispatches_claimed" CHECK ("dispatches"."worker" is null or "dispatches"."state" in ('queued', 'sending', 'reconciling'));--> statement-breakpoint
ALTER TABLE "dispatches" ADD CONSTRAINT "dispatches_succeeded" CHECK ("dispatches"."state" <> 'succeeded' or "dispatches"."failure" is null);--> statement-breakpoint
ALTER TABLE "dispatches" ADD CONSTRAINT "dispatches_refused" CHECK ("dispatches"."state" <> 'refused' or "dispatches"."failure" is not null);--> statement-breakpoint
ALTER TABLE "dispatches" ADD CONSTRAINT "dispatches_ended" CHECK (("dispatches"."state" in ('succeeded', 'refused', 'abandoned', 'cancelled')) = ("dispatches"."ended_at" is not null));--> statement-breakpoint
ALTER TABLE "run_jobs" ADD CONSTRAINT "run_jobs_state" CHECK ("run_jobs"."state" in ('untried', 'canary', 'open', 'exhausted', 'held', 'skipped'));--> statement-breakpoint
ALTER TABLE "run_jobs" ADD CONSTRAINT "run_jobs_canary" CHECK (("run_jobs"."state" = 'canary') = ("run_jobs"."canary_id" is not null));--> statement-breakpoint
ALTER TABLE "run_jobs" ADD CONSTRAINT "run_jobs_held" CHECK ("run_jobs"."state" <> 'held' or "run_jobs"."failure" is not null);--> statement-breakpoint
ALTER TABLE "runs" ADD CONSTRAINT "runs_state" CHECK ("runs"."state" in ('draft', 'enqueueing', 'running', 'paused', 'stopped', 'cancelling', 'finished', 'cancelled'));--> statement-breakpoint
ALTER TABLE "runs" ADD CONSTRAINT "runs_started" CHECK (("runs"."state" = 'draft') = ("runs"."started_at" is null));--> statement-breakpoint
ALTER TABLE "runs" ADD CONSTRAINT "runs_enqueued" CHECK ("runs"."state" in ('draft', 'enqueueing', 'cancelling') or "runs"."is_enqueued");--> statement-breakpoint
ALTER TABLE "runs" ADD CONSTRAINT "runs_running" CHECK ("runs"."state" <> 'running' or "runs"."running_since" is not null);--> statement-breakpoint
ALTER TABLE "runs" ADD CONSTRAINT "runs_stopped" CHECK ("runs"."state" <> 'stopped' or "runs"."stop" is not null);--> statement-breakpoint
ALTER TABLE "runs" ADD CONSTRAINT "runs_ended" CHECK (("runs"."state" in ('finished', 'cancelled')) = ("runs"."ended_at" is not null));--> statement-breakpoint
CREATE INDEX "dispatches_due" ON "dispatches" USING btree ("lane","not_before") WHERE "dispatches"."state" in ('scheduled', 'queued', 'backing-off', 'reconciling') and "dispatches"."group_id" is null;--> statement-breakpoint
CREATE INDEX "dispatches_group_due" ON "dispatches" USING btree ("group_id","not_before") WHERE "dispatches"."state" in ('queued', 'backing-off', 'reconciling') and "dispatches"."group_id" is not null;--> statement-breakpoint
CREATE INDEX "dispatches_group_scheduled" ON "dispatches" USING btree ("group_id","job_id","group_position") WHERE "dispatches"."state" = 'scheduled' and "dispatches"."group_id" is not null;--> statement-breakpoint
CREATE INDEX "dispatches_row_outcome" ON "dispatches" USING btree ("group_id","row_outcome","group_position") WHERE "dispatches"."group_id" is not null;--> statement-breakpoint
CREATE INDEX "dispatches_open" ON "dispatches" USING btree ("created_at","id") WHERE "dispatches"."state" not in ('succeeded', 'refused', 'abandoned', 'cancelled');--> statement-breakpoint
CREATE INDEX "dispatches_ended_by_state" ON "dispatches" USING btree ("state","created_at","id") WHERE "dispatches"."state" in ('succeeded', 'refused', 'abandoned', 'cancelled');--> statement-breakpoint
CREATE INDEX "dispatches_bodies" ON "dispatches" USING btree ("ended_at") WHERE "dispatches"."kind" = 'submit-application' and "dispatches"."body" <> '' and "dispatches"."state" in ('succeeded', 'refused', 'abandoned', 'cancelled');--> statement-breakpoint
CREATE INDEX "activity_failures" ON "activity" USING btree ("at","id") WHERE "activity"."outcome" in ('wrong', 'blocked', 'partial', 'broken-off', 'failed');--> statement-breakpoint
CREATE INDEX "runs_open" ON "runs" USING btree ("started_at") WHERE "runs"."state" in ('enqueueing', 'running', 'paused', 'stopped', 'cancelling');--> statement-breakpoint
CREATE FUNCTION "notify_dispatch"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	-- Nobody follows a single row of a group; the servers are notified of those that are due and that no worker has.
	IF NEW."group_id" IS NOT NULL AND (NEW."not_before" IS NULL OR NEW."worker" IS NOT NULL) THEN
		RETURN NULL;
	END IF;
	PERFORM pg_notify('dispatches', CASE
		WHEN NEW."group_id" IS NOT NULL THEN 'due group'
		-- Where one of a queue has ended, the next one is due.
		WHEN NEW."not_before" IS NOT NULL OR (NEW."queue" IS NOT NULL AND NEW."state" <> 'sending') THEN 'due ' || NEW."person_id"
		ELSE 'changed ' || NEW."person_id"
	END);
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "dispatches_recorded" AFTER INSERT ON "dispatches"
	FOR EACH ROW EXECUTE FUNCTION "notify_dispatch"();--> statement-breakpoint
CREATE TRIGGER "dispatches_changed" AFTER UPDATE ON "dispatches"
	FOR EACH ROW WHEN (
		OLD."state" IS DISTINCT FROM NEW."state"
		OR OLD."not_before" IS DISTINCT FROM NEW."not_before"
		OR OLD."dismissed_at" IS DISTINCT FROM NEW."dismissed_at"
	) EXECUTE FUNCTION "notify_dispatch"();--> statement-breakpoint
CREATE FUNCTION "notify_run"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM pg_notify('dispatches', 'due group');
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "runs_changed" AFTER UPDATE ON "runs"
	FOR EACH ROW WHEN (OLD."state" IS DISTINCT FROM NEW."state")
	EXECUTE FUNCTION "notify_run"();--> statement-breakpoint
CREATE TRIGGER "run_jobs_changed" AFTER UPDATE ON "run_jobs"
	FOR EACH ROW WHEN (OLD."state" IS DISTINCT FROM NEW."state" AND NEW."state" IN ('untried', 'open'))
	EXECUTE FUNCTION "notify_run"();
