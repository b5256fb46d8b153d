-- How the columns of files fill a label that is printed from them.
CREATE TABLE "print_file_mappings" (
	"organization_id" integer NOT NULL,
	"label_id" integer NOT NULL,
	"columns_hash" text NOT NULL,
	"columns" jsonb NOT NULL,
	"mapping" jsonb NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	CONSTRAINT "print_file_mappings_organization_id_label_id_columns_hash_pk" PRIMARY KEY("organization_id","label_id","columns_hash")
);
--> statement-breakpoint
ALTER TABLE "print_file_mappings" ADD CONSTRAINT "print_file_mappings_organization_id_label_id_labels_organization_id_id_fk" FOREIGN KEY ("organization_id","label_id") REFERENCES "public"."labels"("organization_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "print_file_mappings_by_time" ON "print_file_mappings" USING btree ("organization_id","label_id","saved_at");
--> statement-breakpoint
SELECT platen_isolate('public.print_file_mappings');
