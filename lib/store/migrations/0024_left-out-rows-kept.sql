CREATE TABLE "left_out_rows" (
	"run_id" text NOT NULL,
	"row" integer NOT NULL,
	"cells" text NOT NULL,
	"reason" text NOT NULL,
	"target" text,
	CONSTRAINT "left_out_rows_run_id_row_pk" PRIMARY KEY("run_id","row")
);
--> statement-breakpoint
ALTER TABLE "left_out_rows" ADD CONSTRAINT "left_out_rows_run_id_runs_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."runs"("id") ON DELETE cascade ON UPDATE no action;