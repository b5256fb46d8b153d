-- Numbers that are allotted to labels and never repeated, and the day that the dates on labels go by (docs/adr/0043).
CREATE TABLE "counters" (
	"organization_id" integer NOT NULL,
	"id" integer NOT NULL,
	"name" text NOT NULL,
	"kind" text NOT NULL,
	"prefix" text NOT NULL,
	"width" integer NOT NULL,
	"alphabet" text NOT NULL,
	"first_number" bigint NOT NULL,
	"last_number" bigint NOT NULL,
	"step" integer NOT NULL,
	"reset" text NOT NULL,
	"is_enabled" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "counters_organization_id_id_pk" PRIMARY KEY("organization_id","id")
);
--> statement-breakpoint
CREATE TABLE "counter_periods" (
	"organization_id" integer NOT NULL,
	"counter_id" integer NOT NULL,
	"period" text NOT NULL,
	"next_number" bigint NOT NULL,
	CONSTRAINT "counter_periods_organization_id_counter_id_period_pk" PRIMARY KEY("organization_id","counter_id","period")
);
--> statement-breakpoint
CREATE TABLE "counter_ranges" (
	"organization_id" integer NOT NULL,
	"id" uuid NOT NULL,
	"counter_id" integer NOT NULL,
	"period" text NOT NULL,
	"first_number" bigint NOT NULL,
	"count" integer NOT NULL,
	"step" integer NOT NULL,
	"allotted_at" timestamp with time zone NOT NULL,
	"account_id" integer NOT NULL,
	"idempotency_key" text,
	"request_hash" text NOT NULL,
	"print_job_id" uuid,
	CONSTRAINT "counter_ranges_organization_id_id_pk" PRIMARY KEY("organization_id","id")
);
--> statement-breakpoint
ALTER TABLE "counters" ADD CONSTRAINT "counters_organization_id_organizations_organization_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("organization_id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "counter_periods" ADD CONSTRAINT "counter_periods_organization_id_counter_id_counters_organization_id_id_fk" FOREIGN KEY ("organization_id","counter_id") REFERENCES "public"."counters"("organization_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "counter_ranges" ADD CONSTRAINT "counter_ranges_organization_id_counter_id_counters_organization_id_id_fk" FOREIGN KEY ("organization_id","counter_id") REFERENCES "public"."counters"("organization_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "counter_ranges" ADD CONSTRAINT "counter_ranges_organization_id_account_id_accounts_organization_id_id_fk" FOREIGN KEY ("organization_id","account_id") REFERENCES "public"."accounts"("organization_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "counter_ranges" ADD CONSTRAINT "counter_ranges_organization_id_print_job_id_print_jobs_organization_id_id_fk" FOREIGN KEY ("organization_id","print_job_id") REFERENCES "public"."print_jobs"("organization_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE UNIQUE INDEX "counters_by_name" ON "counters" USING btree ("organization_id","name");
--> statement-breakpoint
CREATE UNIQUE INDEX "counter_ranges_by_number" ON "counter_ranges" USING btree ("organization_id","counter_id","period","first_number");
--> statement-breakpoint
CREATE UNIQUE INDEX "counter_ranges_by_request" ON "counter_ranges" USING btree ("organization_id","account_id","idempotency_key","counter_id") WHERE idempotency_key is not null;
--> statement-breakpoint
CREATE INDEX "counter_ranges_by_time" ON "counter_ranges" USING btree ("organization_id","counter_id","allotted_at");
--> statement-breakpoint
CREATE INDEX "counter_ranges_by_job" ON "counter_ranges" USING btree ("organization_id","print_job_id") WHERE print_job_id is not null;
--> statement-breakpoint
SELECT platen_isolate('public.counters');
--> statement-breakpoint
SELECT platen_isolate('public.counter_periods');
--> statement-breakpoint
SELECT platen_isolate('public.counter_ranges');
--> statement-breakpoint
-- Null: the time zone of the server.
ALTER TABLE "organizations" ADD COLUMN "time_zone" text;
--> statement-breakpoint
ALTER TABLE "organizations" ADD COLUMN "day_starts_at" text DEFAULT '00:00' NOT NULL;
--> statement-breakpoint
-- What differs between the labels of a file; null where they are all the same.
ALTER TABLE "print_job_entries" ADD COLUMN "label_values" jsonb;
