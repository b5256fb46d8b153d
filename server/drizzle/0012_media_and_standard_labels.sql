CREATE TABLE "standard_labels" (
	"organization_id" integer NOT NULL,
	"id" integer NOT NULL,
	"template_id" text NOT NULL,
	"name" text NOT NULL,
	"parameters" jsonb NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"modified_at" timestamp with time zone NOT NULL,
	CONSTRAINT "standard_labels_organization_id_id_pk" PRIMARY KEY("organization_id","id")
);
--> statement-breakpoint
ALTER TABLE "media_files" ADD COLUMN "size_bytes" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "media_files" ADD COLUMN "width_px" integer;--> statement-breakpoint
ALTER TABLE "media_files" ADD COLUMN "height_px" integer;--> statement-breakpoint
ALTER TABLE "media_files" ADD COLUMN "digest" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "media_files" ADD COLUMN "added_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
-- Pictures that are there are measured. The owner of the table sees all organisations for this one.
ALTER TABLE "media_files" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
UPDATE "media_files" SET "size_bytes" = octet_length("content"),
	"digest" = translate(encode(sha256("content"), 'base64'), '+/=', '-_');--> statement-breakpoint
ALTER TABLE "media_files" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "standard_labels" ADD CONSTRAINT "standard_labels_organization_id_organizations_organization_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("organization_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "standard_labels_name" ON "standard_labels" USING btree ("organization_id",lower("name"));--> statement-breakpoint
CREATE INDEX "media_files_by_name" ON "media_files" USING btree ("organization_id","folder","name");--> statement-breakpoint
SELECT platen_isolate('public.standard_labels');
