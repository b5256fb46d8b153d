CREATE TABLE "label_history" (
	"organization_id" integer NOT NULL,
	"label_id" integer NOT NULL,
	"history_id" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"actor_id" integer,
	"actor_name" text NOT NULL,
	"action" text NOT NULL,
	"version" integer NOT NULL,
	"label_version_id" integer,
	"from_state" text,
	"to_state" text,
	"comment" text NOT NULL,
	"seen_regions" jsonb NOT NULL,
	"publish_at" timestamp with time zone,
	"version_hash" text,
	"file_sha256" text,
	"signed" boolean NOT NULL,
	"previous_hash" text NOT NULL,
	"hash" text NOT NULL,
	CONSTRAINT "label_history_organization_id_label_id_history_id_pk" PRIMARY KEY("organization_id","label_id","history_id")
);
--> statement-breakpoint
ALTER TABLE "organizations" ADD COLUMN "asks_password" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "labels" ADD COLUMN "history_length" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "labels" ADD COLUMN "history_hash" text DEFAULT '' NOT NULL;--> statement-breakpoint
-- What the versions that are there were made from is not known any more. SQL cannot write JSON as the hash wants it:
-- the server fills these columns in when it starts (server/src/quality/complete-versions.ts).
ALTER TABLE "label_versions" ADD COLUMN "file" "bytea" DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "label_versions" ADD COLUMN "file_name" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "label_versions" ADD COLUMN "file_format" text DEFAULT 'json' NOT NULL;--> statement-breakpoint
ALTER TABLE "label_versions" ADD COLUMN "file_sha256" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "label_versions" ADD COLUMN "version_hash" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "label_versions" ALTER COLUMN "file" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "label_versions" ALTER COLUMN "file_name" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "label_versions" ALTER COLUMN "file_format" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "label_versions" ALTER COLUMN "file_sha256" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "label_versions" ALTER COLUMN "version_hash" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "label_versions" ADD COLUMN "test_data" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "label_versions" ADD COLUMN "comment" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "label_versions" ADD COLUMN "publish_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "label_history" ADD CONSTRAINT "label_history_organization_id_label_id_labels_organization_id_id_fk" FOREIGN KEY ("organization_id","label_id") REFERENCES "public"."labels"("organization_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "label_versions_due" ON "label_versions" USING btree ("publish_at") WHERE publish_at is not null;--> statement-breakpoint
CREATE INDEX "label_versions_unhashed" ON "label_versions" USING btree ("organization_id") WHERE version_hash = '';--> statement-breakpoint
SELECT platen_isolate('public.label_history');
--> statement-breakpoint
-- What happened to a label is added and read, never changed; it goes with its label.
REVOKE UPDATE, DELETE ON label_history FROM platen_tenant;
--> statement-breakpoint
-- One worker publishes for all organisations what is due: it sees where and when, and nothing of the labels.
CREATE POLICY housekeeping ON label_versions FOR SELECT TO platen_housekeeping USING (true);
--> statement-breakpoint
GRANT SELECT (organization_id, id, label_id, state, publish_at, version_hash) ON label_versions TO platen_housekeeping;
