-- The first label of a run is scanned before the others are printed (docs/adr/0047).
ALTER TABLE "labels" ADD COLUMN "line_check" boolean DEFAULT false NOT NULL;
--> statement-breakpoint
ALTER TABLE "print_job_entries" ADD COLUMN "first_entry_id" uuid;
--> statement-breakpoint
CREATE TABLE "line_checks" (
	"organization_id" integer NOT NULL,
	"id" uuid NOT NULL,
	"print_job_entry_id" uuid NOT NULL,
	"account_id" integer NOT NULL,
	"checked_at" timestamp with time zone NOT NULL,
	"product" text NOT NULL,
	"label" text NOT NULL,
	"findings" jsonb NOT NULL,
	"is_passed" boolean NOT NULL,
	CONSTRAINT "line_checks_organization_id_id_pk" PRIMARY KEY("organization_id","id")
);
--> statement-breakpoint
ALTER TABLE "line_checks" ADD CONSTRAINT "line_checks_organization_id_print_job_entry_id_print_job_entries_organization_id_id_fk" FOREIGN KEY ("organization_id","print_job_entry_id") REFERENCES "public"."print_job_entries"("organization_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "line_checks" ADD CONSTRAINT "line_checks_organization_id_account_id_accounts_organization_id_id_fk" FOREIGN KEY ("organization_id","account_id") REFERENCES "public"."accounts"("organization_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "line_checks_by_entry" ON "line_checks" USING btree ("organization_id","print_job_entry_id");
--> statement-breakpoint
CREATE UNIQUE INDEX "line_checks_one_passed" ON "line_checks" USING btree ("organization_id","print_job_entry_id") WHERE is_passed;
--> statement-breakpoint
SELECT platen_isolate('public.line_checks');
