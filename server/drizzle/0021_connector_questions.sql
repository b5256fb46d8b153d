ALTER TABLE "connectors" ADD COLUMN "key_hash" text;--> statement-breakpoint
ALTER TABLE "connectors" ADD COLUMN "key_ending" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "connectors" ADD COLUMN "key_created_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "connectors" ADD COLUMN "is_enabled" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "connectors" ADD COLUMN "created_by" integer;--> statement-breakpoint
ALTER TABLE "connectors" ADD COLUMN "revision" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
CREATE TABLE "connector_labels" (
	"organization_id" integer NOT NULL,
	"connector_id" integer NOT NULL,
	"label_id" integer NOT NULL,
	CONSTRAINT "connector_labels_organization_id_connector_id_label_id_pk" PRIMARY KEY("organization_id","connector_id","label_id")
);
--> statement-breakpoint
CREATE TABLE "connector_questions" (
	"organization_id" integer NOT NULL,
	"id" uuid NOT NULL,
	"connector_id" integer NOT NULL,
	"question" jsonb NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"awaited_until" timestamp with time zone NOT NULL,
	"offered_at" timestamp with time zone,
	"answered_at" timestamp with time zone,
	"answer" jsonb,
	"fault" text,
	CONSTRAINT "connector_questions_organization_id_id_pk" PRIMARY KEY("organization_id","id")
);
--> statement-breakpoint
ALTER TABLE "connector_labels" ADD CONSTRAINT "connector_labels_organization_id_connector_id_connectors_organization_id_id_fk" FOREIGN KEY ("organization_id","connector_id") REFERENCES "public"."connectors"("organization_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "connector_labels" ADD CONSTRAINT "connector_labels_organization_id_label_id_labels_organization_id_id_fk" FOREIGN KEY ("organization_id","label_id") REFERENCES "public"."labels"("organization_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "connector_questions" ADD CONSTRAINT "connector_questions_organization_id_connector_id_connectors_organization_id_id_fk" FOREIGN KEY ("organization_id","connector_id") REFERENCES "public"."connectors"("organization_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "connector_questions_of_connector" ON "connector_questions" USING btree ("organization_id","connector_id","asked_at");--> statement-breakpoint
CREATE INDEX "connector_questions_over" ON "connector_questions" USING btree ("awaited_until");--> statement-breakpoint
SELECT platen_isolate('public.connector_labels');
--> statement-breakpoint
SELECT platen_isolate('public.connector_questions');
--> statement-breakpoint
-- What nobody asks for any more is cleared away, also where the process that asked has ended.
CREATE POLICY housekeeping ON connector_questions TO platen_housekeeping USING (true);
--> statement-breakpoint
GRANT SELECT (awaited_until), DELETE ON connector_questions TO platen_housekeeping;
