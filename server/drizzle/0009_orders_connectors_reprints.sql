CREATE TABLE "connectors" (
	"organization_id" integer NOT NULL,
	"id" integer NOT NULL,
	"name" text NOT NULL,
	"machine_name" text NOT NULL,
	"version" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_seen_at" timestamp with time zone,
	CONSTRAINT "connectors_organization_id_id_pk" PRIMARY KEY("organization_id","id")
);
--> statement-breakpoint
ALTER TABLE "order_lines" DROP CONSTRAINT "order_lines_organization_id_order_id_article_id_pk";--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "position" integer;--> statement-breakpoint
-- The lines there are keep the order they were shown in. The owner of the table sees all organisations for this one.
ALTER TABLE "order_lines" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
UPDATE "order_lines" SET "position" = numbered."position" FROM (
	SELECT "organization_id", "order_id", "article_id",
		row_number() OVER (PARTITION BY "organization_id", "order_id" ORDER BY "article_id") - 1 AS "position"
	FROM "order_lines"
) AS numbered
WHERE "order_lines"."organization_id" = numbered."organization_id"
	AND "order_lines"."order_id" = numbered."order_id"
	AND "order_lines"."article_id" = numbered."article_id";--> statement-breakpoint
ALTER TABLE "order_lines" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "order_lines" ALTER COLUMN "position" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_organization_id_order_id_position_pk" PRIMARY KEY("organization_id","order_id","position");--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "label_id" integer;--> statement-breakpoint
ALTER TABLE "print_job_entries" ADD COLUMN "order_line" integer;--> statement-breakpoint
ALTER TABLE "print_jobs" ADD COLUMN "reprint_of" uuid;--> statement-breakpoint
ALTER TABLE "print_jobs" ADD COLUMN "reprint_reason" text;--> statement-breakpoint
ALTER TABLE "printers" ADD COLUMN "revision" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "connectors" ADD CONSTRAINT "connectors_organization_id_organizations_organization_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("organization_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_organization_id_label_id_labels_organization_id_id_fk" FOREIGN KEY ("organization_id","label_id") REFERENCES "public"."labels"("organization_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "print_jobs" ADD CONSTRAINT "print_jobs_organization_id_reprint_of_print_jobs_organization_id_id_fk" FOREIGN KEY ("organization_id","reprint_of") REFERENCES "public"."print_jobs"("organization_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
SELECT platen_isolate('public.connectors');
