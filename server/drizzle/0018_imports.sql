CREATE TABLE "imports" (
	"organization_id" integer NOT NULL,
	"id" integer NOT NULL,
	"account_id" integer NOT NULL,
	"address" text NOT NULL,
	"idempotency_key" text,
	"request_hash" text NOT NULL,
	"file_name" text NOT NULL,
	"file_encoding" text NOT NULL,
	"content" "bytea" NOT NULL,
	"size_bytes" integer NOT NULL,
	"sha256" text NOT NULL,
	"group_id" integer NOT NULL,
	"options" jsonb NOT NULL,
	"state" text NOT NULL,
	"row_count" integer DEFAULT 0 NOT NULL,
	"created_count" integer DEFAULT 0 NOT NULL,
	"updated_count" integer DEFAULT 0 NOT NULL,
	"skipped_count" integer DEFAULT 0 NOT NULL,
	"rejected_count" integer DEFAULT 0 NOT NULL,
	"message" text DEFAULT '' NOT NULL,
	"headings" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"first_created_id" integer,
	"created_at" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone,
	"undone_by" integer,
	"undone_at" timestamp with time zone,
	"attempts" integer DEFAULT 0 NOT NULL,
	"leased_until" timestamp with time zone,
	CONSTRAINT "imports_organization_id_id_pk" PRIMARY KEY("organization_id","id")
);
--> statement-breakpoint
CREATE TABLE "import_rejected_rows" (
	"organization_id" integer NOT NULL,
	"import_id" integer NOT NULL,
	"position" integer NOT NULL,
	"line" integer NOT NULL,
	"reason" text NOT NULL,
	"cells" jsonb NOT NULL,
	CONSTRAINT "import_rejected_rows_organization_id_import_id_position_pk" PRIMARY KEY("organization_id","import_id","position")
);
--> statement-breakpoint
CREATE TABLE "import_configurations" (
	"organization_id" integer NOT NULL,
	"id" integer NOT NULL,
	"name" text NOT NULL,
	"file_encoding" text NOT NULL,
	"target_groups" integer[] NOT NULL,
	"options" jsonb NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"modified_at" timestamp with time zone NOT NULL,
	CONSTRAINT "import_configurations_organization_id_id_pk" PRIMARY KEY("organization_id","id")
);
--> statement-breakpoint
ALTER TABLE "imports" ADD CONSTRAINT "imports_organization_id_account_id_accounts_organization_id_id_fk" FOREIGN KEY ("organization_id","account_id") REFERENCES "public"."accounts"("organization_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_rejected_rows" ADD CONSTRAINT "import_rejected_rows_organization_id_import_id_imports_organization_id_id_fk" FOREIGN KEY ("organization_id","import_id") REFERENCES "public"."imports"("organization_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_configurations" ADD CONSTRAINT "import_configurations_organization_id_organizations_organization_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("organization_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "imports_idempotency" ON "imports" USING btree ("organization_id","account_id","idempotency_key");--> statement-breakpoint
CREATE INDEX "imports_due" ON "imports" USING btree ("created_at") WHERE state in ('Waiting', 'Running');--> statement-breakpoint
CREATE UNIQUE INDEX "import_configurations_name" ON "import_configurations" USING btree ("organization_id",lower("name"));--> statement-breakpoint
-- An import that is undone asks which of its articles and orders were printed.
CREATE INDEX "print_job_entries_by_article" ON "print_job_entries" USING btree ("organization_id","article_id") WHERE article_id IS NOT NULL;--> statement-breakpoint
SELECT platen_isolate('public.imports');
--> statement-breakpoint
SELECT platen_isolate('public.import_rejected_rows');
--> statement-breakpoint
SELECT platen_isolate('public.import_configurations');
--> statement-breakpoint
-- One worker imports for all organisations: it sees where something waits and takes it, and nothing of the files.
CREATE POLICY housekeeping ON imports TO platen_housekeeping USING (true);
--> statement-breakpoint
GRANT SELECT (organization_id, id, state, created_at, attempts, leased_until), UPDATE (state, attempts, leased_until) ON imports TO platen_housekeeping;
