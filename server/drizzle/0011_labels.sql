CREATE TABLE "label_groups" (
	"organization_id" integer NOT NULL,
	"label_id" integer NOT NULL,
	"group_id" integer NOT NULL,
	CONSTRAINT "label_groups_organization_id_label_id_group_id_pk" PRIMARY KEY("organization_id","label_id","group_id")
);
--> statement-breakpoint
CREATE TABLE "label_printers" (
	"organization_id" integer NOT NULL,
	"label_id" integer NOT NULL,
	"printer_id" integer NOT NULL,
	CONSTRAINT "label_printers_organization_id_label_id_printer_id_pk" PRIMARY KEY("organization_id","label_id","printer_id")
);
--> statement-breakpoint
ALTER TABLE "labels" ADD COLUMN "revision" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "label_groups" ADD CONSTRAINT "label_groups_organization_id_label_id_labels_organization_id_id_fk" FOREIGN KEY ("organization_id","label_id") REFERENCES "public"."labels"("organization_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "label_groups" ADD CONSTRAINT "label_groups_organization_id_group_id_groups_organization_id_id_fk" FOREIGN KEY ("organization_id","group_id") REFERENCES "public"."groups"("organization_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "label_printers" ADD CONSTRAINT "label_printers_organization_id_label_id_labels_organization_id_id_fk" FOREIGN KEY ("organization_id","label_id") REFERENCES "public"."labels"("organization_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "label_printers" ADD CONSTRAINT "label_printers_organization_id_printer_id_printers_organization_id_id_fk" FOREIGN KEY ("organization_id","printer_id") REFERENCES "public"."printers"("organization_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "label_groups_by_group" ON "label_groups" USING btree ("organization_id","group_id");--> statement-breakpoint
CREATE INDEX "label_printers_by_printer" ON "label_printers" USING btree ("organization_id","printer_id");--> statement-breakpoint
SELECT platen_isolate('public.label_groups');--> statement-breakpoint
SELECT platen_isolate('public.label_printers');
