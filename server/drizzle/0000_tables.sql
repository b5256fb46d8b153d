-- The trigram index of articles needs it; PGlite brings it along, PostgreSQL in its contrib package.
CREATE EXTENSION IF NOT EXISTS pg_trgm;--> statement-breakpoint
CREATE TABLE "accounts" (
	"organization_id" integer NOT NULL,
	"id" integer NOT NULL,
	"email" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"password_hash" text NOT NULL,
	"account_types" text[] NOT NULL,
	"user_roles" text[] DEFAULT '{}' NOT NULL,
	"quality_roles" text[] DEFAULT '{}' NOT NULL,
	"permissions" text[] DEFAULT '{}' NOT NULL,
	"group_ids" integer[] DEFAULT '{}' NOT NULL,
	"is_enabled" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "accounts_organization_id_id_pk" PRIMARY KEY("organization_id","id")
);
--> statement-breakpoint
CREATE TABLE "article_labels" (
	"organization_id" integer NOT NULL,
	"article_id" integer NOT NULL,
	"label_id" integer NOT NULL,
	CONSTRAINT "article_labels_organization_id_article_id_label_id_pk" PRIMARY KEY("organization_id","article_id","label_id")
);
--> statement-breakpoint
CREATE TABLE "articles" (
	"organization_id" integer NOT NULL,
	"id" integer NOT NULL,
	"group_id" integer NOT NULL,
	"name" text NOT NULL,
	"external_identifier" text NOT NULL,
	"data" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"sort_key" text collate "C" NOT NULL,
	"search_text" text collate "C" NOT NULL,
	"modified_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "articles_organization_id_id_pk" PRIMARY KEY("organization_id","id")
);
--> statement-breakpoint
CREATE TABLE "computers" (
	"organization_id" integer NOT NULL,
	"computer_name" text NOT NULL,
	"printers" jsonb NOT NULL,
	CONSTRAINT "computers_organization_id_computer_name_pk" PRIMARY KEY("organization_id","computer_name")
);
--> statement-breakpoint
CREATE TABLE "groups" (
	"organization_id" integer NOT NULL,
	"id" integer NOT NULL,
	"name" text NOT NULL,
	"parent_group_id" integer,
	"default_printer_id" integer,
	"modified_at" timestamp with time zone DEFAULT now() NOT NULL,
	"use_labels_connected_to_articles_group" boolean DEFAULT false NOT NULL,
	"use_labels_connected_to_orders_group" boolean DEFAULT false NOT NULL,
	"use_labels_connected_to_user_default_group" boolean DEFAULT false NOT NULL,
	"allow_order_import_to_this_group" boolean DEFAULT false NOT NULL,
	CONSTRAINT "groups_organization_id_id_pk" PRIMARY KEY("organization_id","id")
);
--> statement-breakpoint
CREATE TABLE "id_counters" (
	"organization_id" integer NOT NULL,
	"entity" text NOT NULL,
	"next_id" integer NOT NULL,
	CONSTRAINT "id_counters_organization_id_entity_pk" PRIMARY KEY("organization_id","entity")
);
--> statement-breakpoint
CREATE TABLE "label_versions" (
	"organization_id" integer NOT NULL,
	"id" integer NOT NULL,
	"label_id" integer NOT NULL,
	"version" integer NOT NULL,
	"state" text NOT NULL,
	"width_mm" real NOT NULL,
	"height_mm" real NOT NULL,
	"variables" jsonb NOT NULL,
	"template" jsonb NOT NULL,
	"uploaded_by" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"published_at" timestamp with time zone,
	CONSTRAINT "label_versions_organization_id_id_pk" PRIMARY KEY("organization_id","id")
);
--> statement-breakpoint
CREATE TABLE "labels" (
	"organization_id" integer NOT NULL,
	"id" integer NOT NULL,
	"name" text NOT NULL,
	"is_enabled" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "labels_organization_id_id_pk" PRIMARY KEY("organization_id","id")
);
--> statement-breakpoint
CREATE TABLE "login_attempts" (
	"organization_id" integer DEFAULT 0 NOT NULL,
	"attempt_key" text NOT NULL,
	"window_started_at" timestamp with time zone NOT NULL,
	"attempts" integer NOT NULL,
	CONSTRAINT "login_attempts_organization_id_attempt_key_pk" PRIMARY KEY("organization_id","attempt_key")
);
--> statement-breakpoint
CREATE TABLE "media_files" (
	"organization_id" integer NOT NULL,
	"id" integer NOT NULL,
	"folder" text NOT NULL,
	"name" text NOT NULL,
	"content_type" text NOT NULL,
	"content" "bytea" NOT NULL,
	CONSTRAINT "media_files_organization_id_id_pk" PRIMARY KEY("organization_id","id")
);
--> statement-breakpoint
CREATE TABLE "order_lines" (
	"organization_id" integer NOT NULL,
	"order_id" integer NOT NULL,
	"article_id" integer NOT NULL,
	"quantity" integer NOT NULL,
	CONSTRAINT "order_lines_organization_id_order_id_article_id_pk" PRIMARY KEY("organization_id","order_id","article_id")
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"organization_id" integer NOT NULL,
	"id" integer NOT NULL,
	"order_number" text NOT NULL,
	"customer" text NOT NULL,
	"group_id" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "orders_organization_id_id_pk" PRIMARY KEY("organization_id","id")
);
--> statement-breakpoint
CREATE TABLE "organizations" (
	"organization_id" integer PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"subscription" jsonb NOT NULL,
	"features" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "print_counters" (
	"organization_id" integer NOT NULL,
	"month" text NOT NULL,
	"printed_jobs" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "print_counters_organization_id_month_pk" PRIMARY KEY("organization_id","month")
);
--> statement-breakpoint
CREATE TABLE "print_files" (
	"organization_id" integer NOT NULL,
	"print_job_entry_id" uuid NOT NULL,
	"content" "bytea" NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "print_files_organization_id_print_job_entry_id_pk" PRIMARY KEY("organization_id","print_job_entry_id")
);
--> statement-breakpoint
CREATE TABLE "print_job_entries" (
	"organization_id" integer NOT NULL,
	"id" uuid NOT NULL,
	"print_job_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"status" text NOT NULL,
	"label_version_id" integer NOT NULL,
	"article_id" integer,
	"order_id" integer,
	"printer_id" integer NOT NULL,
	"label_count" integer NOT NULL,
	"values" jsonb NOT NULL,
	"label_name" text NOT NULL,
	"article_name" text,
	"printer_name" text NOT NULL,
	"language" text NOT NULL,
	"target_ip_address" text,
	"target_port" integer,
	"target_print_queue" text,
	"use_local_printer_driver" boolean NOT NULL,
	"paper" jsonb NOT NULL,
	CONSTRAINT "print_job_entries_organization_id_id_pk" PRIMARY KEY("organization_id","id")
);
--> statement-breakpoint
CREATE TABLE "print_jobs" (
	"organization_id" integer NOT NULL,
	"id" uuid NOT NULL,
	"account_id" integer NOT NULL,
	"computer_name" text NOT NULL,
	"status" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"idempotency_key" text,
	"request_hash" text NOT NULL,
	CONSTRAINT "print_jobs_organization_id_id_pk" PRIMARY KEY("organization_id","id")
);
--> statement-breakpoint
CREATE TABLE "print_settings" (
	"organization_id" integer NOT NULL,
	"label_id" integer NOT NULL,
	"printer_id" integer NOT NULL,
	"settings" jsonb NOT NULL,
	CONSTRAINT "print_settings_organization_id_label_id_printer_id_pk" PRIMARY KEY("organization_id","label_id","printer_id")
);
--> statement-breakpoint
CREATE TABLE "printers" (
	"organization_id" integer NOT NULL,
	"id" integer NOT NULL,
	"name" text NOT NULL,
	"display_name" text NOT NULL,
	"vendor" text NOT NULL,
	"model" text NOT NULL,
	"dpi" integer NOT NULL,
	"language" text NOT NULL,
	"target_ip_address" text,
	"target_port" integer,
	"target_print_queue" text,
	"use_local_printer_driver" boolean DEFAULT false NOT NULL,
	"group_ids" integer[] DEFAULT '{}' NOT NULL,
	CONSTRAINT "printers_organization_id_id_pk" PRIMARY KEY("organization_id","id")
);
--> statement-breakpoint
CREATE TABLE "refresh_tokens" (
	"organization_id" integer NOT NULL,
	"token_hash" text NOT NULL,
	"family_id" uuid NOT NULL,
	"account_id" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"idle_expires_at" timestamp with time zone NOT NULL,
	"absolute_expires_at" timestamp with time zone NOT NULL,
	"rotated_at" timestamp with time zone,
	"successor_hash" text,
	"sealed_successor" text,
	"revoked_at" timestamp with time zone,
	CONSTRAINT "refresh_tokens_organization_id_token_hash_pk" PRIMARY KEY("organization_id","token_hash")
);
--> statement-breakpoint
CREATE TABLE "user_settings" (
	"organization_id" integer NOT NULL,
	"account_id" integer NOT NULL,
	"settings" jsonb NOT NULL,
	CONSTRAINT "user_settings_organization_id_account_id_pk" PRIMARY KEY("organization_id","account_id")
);
--> statement-breakpoint
CREATE TABLE "widget_favorites" (
	"organization_id" integer NOT NULL,
	"account_id" integer NOT NULL,
	"widget_id" integer NOT NULL,
	CONSTRAINT "widget_favorites_organization_id_account_id_widget_id_pk" PRIMARY KEY("organization_id","account_id","widget_id")
);
--> statement-breakpoint
CREATE TABLE "widgets" (
	"organization_id" integer NOT NULL,
	"id" integer NOT NULL,
	"name" text NOT NULL,
	"icon" text NOT NULL,
	"label_id" integer,
	"printer_id" integer,
	"variables" jsonb NOT NULL,
	"article_mode" text DEFAULT 'groupOnly' NOT NULL,
	"clear_input_after_print" boolean DEFAULT true NOT NULL,
	"predefined_article_id" integer,
	"default_quantity" integer DEFAULT 1 NOT NULL,
	"width" integer DEFAULT 2 NOT NULL,
	"assigned_to" jsonb DEFAULT '[]' NOT NULL,
	CONSTRAINT "widgets_organization_id_id_pk" PRIMARY KEY("organization_id","id")
);
--> statement-breakpoint
ALTER TABLE "accounts" ADD CONSTRAINT "accounts_organization_id_organizations_organization_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("organization_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_labels" ADD CONSTRAINT "article_labels_organization_id_article_id_articles_organization_id_id_fk" FOREIGN KEY ("organization_id","article_id") REFERENCES "public"."articles"("organization_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_labels" ADD CONSTRAINT "article_labels_organization_id_label_id_labels_organization_id_id_fk" FOREIGN KEY ("organization_id","label_id") REFERENCES "public"."labels"("organization_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "articles" ADD CONSTRAINT "articles_organization_id_group_id_groups_organization_id_id_fk" FOREIGN KEY ("organization_id","group_id") REFERENCES "public"."groups"("organization_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "computers" ADD CONSTRAINT "computers_organization_id_organizations_organization_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("organization_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "groups" ADD CONSTRAINT "groups_organization_id_organizations_organization_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("organization_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "groups" ADD CONSTRAINT "groups_organization_id_parent_group_id_groups_organization_id_id_fk" FOREIGN KEY ("organization_id","parent_group_id") REFERENCES "public"."groups"("organization_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "id_counters" ADD CONSTRAINT "id_counters_organization_id_organizations_organization_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("organization_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "label_versions" ADD CONSTRAINT "label_versions_organization_id_label_id_labels_organization_id_id_fk" FOREIGN KEY ("organization_id","label_id") REFERENCES "public"."labels"("organization_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "label_versions" ADD CONSTRAINT "label_versions_organization_id_uploaded_by_accounts_organization_id_id_fk" FOREIGN KEY ("organization_id","uploaded_by") REFERENCES "public"."accounts"("organization_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "labels" ADD CONSTRAINT "labels_organization_id_organizations_organization_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("organization_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "media_files" ADD CONSTRAINT "media_files_organization_id_organizations_organization_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("organization_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_organization_id_order_id_orders_organization_id_id_fk" FOREIGN KEY ("organization_id","order_id") REFERENCES "public"."orders"("organization_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_organization_id_article_id_articles_organization_id_id_fk" FOREIGN KEY ("organization_id","article_id") REFERENCES "public"."articles"("organization_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_organization_id_group_id_groups_organization_id_id_fk" FOREIGN KEY ("organization_id","group_id") REFERENCES "public"."groups"("organization_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "print_counters" ADD CONSTRAINT "print_counters_organization_id_organizations_organization_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("organization_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "print_files" ADD CONSTRAINT "print_files_organization_id_print_job_entry_id_print_job_entries_organization_id_id_fk" FOREIGN KEY ("organization_id","print_job_entry_id") REFERENCES "public"."print_job_entries"("organization_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "print_job_entries" ADD CONSTRAINT "print_job_entries_organization_id_print_job_id_print_jobs_organization_id_id_fk" FOREIGN KEY ("organization_id","print_job_id") REFERENCES "public"."print_jobs"("organization_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "print_job_entries" ADD CONSTRAINT "print_job_entries_organization_id_label_version_id_label_versions_organization_id_id_fk" FOREIGN KEY ("organization_id","label_version_id") REFERENCES "public"."label_versions"("organization_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "print_jobs" ADD CONSTRAINT "print_jobs_organization_id_account_id_accounts_organization_id_id_fk" FOREIGN KEY ("organization_id","account_id") REFERENCES "public"."accounts"("organization_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "print_settings" ADD CONSTRAINT "print_settings_organization_id_label_id_labels_organization_id_id_fk" FOREIGN KEY ("organization_id","label_id") REFERENCES "public"."labels"("organization_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "print_settings" ADD CONSTRAINT "print_settings_organization_id_printer_id_printers_organization_id_id_fk" FOREIGN KEY ("organization_id","printer_id") REFERENCES "public"."printers"("organization_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "printers" ADD CONSTRAINT "printers_organization_id_organizations_organization_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("organization_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refresh_tokens" ADD CONSTRAINT "refresh_tokens_organization_id_account_id_accounts_organization_id_id_fk" FOREIGN KEY ("organization_id","account_id") REFERENCES "public"."accounts"("organization_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_settings" ADD CONSTRAINT "user_settings_organization_id_account_id_accounts_organization_id_id_fk" FOREIGN KEY ("organization_id","account_id") REFERENCES "public"."accounts"("organization_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "widget_favorites" ADD CONSTRAINT "widget_favorites_organization_id_account_id_accounts_organization_id_id_fk" FOREIGN KEY ("organization_id","account_id") REFERENCES "public"."accounts"("organization_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "widget_favorites" ADD CONSTRAINT "widget_favorites_organization_id_widget_id_widgets_organization_id_id_fk" FOREIGN KEY ("organization_id","widget_id") REFERENCES "public"."widgets"("organization_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "widgets" ADD CONSTRAINT "widgets_organization_id_label_id_labels_organization_id_id_fk" FOREIGN KEY ("organization_id","label_id") REFERENCES "public"."labels"("organization_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "widgets" ADD CONSTRAINT "widgets_organization_id_printer_id_printers_organization_id_id_fk" FOREIGN KEY ("organization_id","printer_id") REFERENCES "public"."printers"("organization_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "accounts_email" ON "accounts" USING btree ("email");--> statement-breakpoint
CREATE INDEX "article_labels_by_label" ON "article_labels" USING btree ("organization_id","label_id");--> statement-breakpoint
CREATE INDEX "articles_by_name" ON "articles" USING btree ("organization_id","sort_key","id","group_id","search_text");--> statement-breakpoint
CREATE INDEX "articles_by_identifier" ON "articles" USING btree ("organization_id","external_identifier");--> statement-breakpoint
CREATE INDEX "articles_by_group" ON "articles" USING btree ("organization_id","group_id");--> statement-breakpoint
CREATE INDEX "articles_search" ON "articles" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "label_versions_number" ON "label_versions" USING btree ("organization_id","label_id","version");--> statement-breakpoint
CREATE UNIQUE INDEX "label_versions_one_published" ON "label_versions" USING btree ("organization_id","label_id") WHERE state = 'Published';--> statement-breakpoint
CREATE INDEX "order_lines_by_article" ON "order_lines" USING btree ("organization_id","article_id");--> statement-breakpoint
CREATE UNIQUE INDEX "orders_number" ON "orders" USING btree ("organization_id","order_number");--> statement-breakpoint
CREATE INDEX "print_files_by_expiry" ON "print_files" USING btree ("organization_id","expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "print_job_entries_position" ON "print_job_entries" USING btree ("organization_id","print_job_id","position");--> statement-breakpoint
CREATE INDEX "print_jobs_by_time" ON "print_jobs" USING btree ("organization_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "print_jobs_idempotency" ON "print_jobs" USING btree ("organization_id","account_id","idempotency_key");--> statement-breakpoint
CREATE UNIQUE INDEX "refresh_tokens_hash" ON "refresh_tokens" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "refresh_tokens_family" ON "refresh_tokens" USING btree ("organization_id","family_id");