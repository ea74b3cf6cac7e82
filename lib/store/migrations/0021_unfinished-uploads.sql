ALTER TABLE "runs" ADD COLUMN "upload_id" text;--> statement-breakpoint
CREATE UNIQUE INDEX "runs_upload" ON "runs" USING btree ("upload_id") WHERE "runs"."upload_id" is not null;