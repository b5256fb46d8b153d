CREATE TABLE "integration_clients" (
	"organization_id" integer NOT NULL,
	"id" integer NOT NULL,
	"name" text NOT NULL,
	"client_id" text NOT NULL,
	"account_id" integer NOT NULL,
	"secret_hash" text NOT NULL,
	"secret_ending" text NOT NULL,
	"secret_created_at" timestamp with time zone NOT NULL,
	"secret_number" integer DEFAULT 1 NOT NULL,
	"previous_secret_hash" text,
	"previous_secret_ends_at" timestamp with time zone,
	"scopes" text[] NOT NULL,
	"expires_at" timestamp with time zone,
	"is_enabled" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"created_by" integer NOT NULL,
	"last_used_at" timestamp with time zone,
	"revision" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "integration_clients_organization_id_id_pk" PRIMARY KEY("organization_id","id")
);
--> statement-breakpoint
CREATE TABLE "web_hook_attempts" (
	"organization_id" integer NOT NULL,
	"delivery_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"duration_ms" integer NOT NULL,
	"response_status" integer,
	"response" text NOT NULL,
	"fault" text NOT NULL,
	CONSTRAINT "web_hook_attempts_organization_id_delivery_id_number_pk" PRIMARY KEY("organization_id","delivery_id","number")
);
--> statement-breakpoint
CREATE TABLE "web_hook_deliveries" (
	"organization_id" integer NOT NULL,
	"id" uuid NOT NULL,
	"web_hook_id" integer NOT NULL,
	"event" text NOT NULL,
	"body" text NOT NULL,
	"status" text NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"next_attempt_at" timestamp with time zone,
	CONSTRAINT "web_hook_deliveries_organization_id_id_pk" PRIMARY KEY("organization_id","id")
);
--> statement-breakpoint
CREATE TABLE "web_hooks" (
	"organization_id" integer NOT NULL,
	"id" integer NOT NULL,
	"name" text NOT NULL,
	"url" text NOT NULL,
	"events" text[] NOT NULL,
	"is_enabled" boolean DEFAULT true NOT NULL,
	"sealed_secret" text NOT NULL,
	"secret_created_at" timestamp with time zone NOT NULL,
	"previous_sealed_secret" text,
	"previous_secret_ends_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"created_by" integer NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "web_hooks_organization_id_id_pk" PRIMARY KEY("organization_id","id")
);
--> statement-breakpoint
ALTER TABLE "integration_clients" ADD CONSTRAINT "integration_clients_organization_id_account_id_accounts_organization_id_id_fk" FOREIGN KEY ("organization_id","account_id") REFERENCES "public"."accounts"("organization_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "web_hook_attempts" ADD CONSTRAINT "web_hook_attempts_organization_id_delivery_id_web_hook_deliveries_organization_id_id_fk" FOREIGN KEY ("organization_id","delivery_id") REFERENCES "public"."web_hook_deliveries"("organization_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "web_hook_deliveries" ADD CONSTRAINT "web_hook_deliveries_organization_id_web_hook_id_web_hooks_organization_id_id_fk" FOREIGN KEY ("organization_id","web_hook_id") REFERENCES "public"."web_hooks"("organization_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE UNIQUE INDEX "integration_clients_client_id" ON "integration_clients" USING btree ("client_id");
--> statement-breakpoint
CREATE INDEX "web_hook_deliveries_due" ON "web_hook_deliveries" USING btree ("next_attempt_at") WHERE next_attempt_at is not null;
--> statement-breakpoint
CREATE INDEX "web_hook_deliveries_of_hook" ON "web_hook_deliveries" USING btree ("organization_id","web_hook_id","created_at");
--> statement-breakpoint
SELECT platen_isolate('public.integration_clients');
--> statement-breakpoint
SELECT platen_isolate('public.web_hooks');
--> statement-breakpoint
SELECT platen_isolate('public.web_hook_deliveries');
--> statement-breakpoint
SELECT platen_isolate('public.web_hook_attempts');
--> statement-breakpoint
-- A client asks for its token before the organisation is known: looking it up is all that signing in may do here.
CREATE POLICY sign_in ON integration_clients FOR SELECT TO platen_sign_in USING (true);
--> statement-breakpoint
GRANT SELECT ON integration_clients TO platen_sign_in;
--> statement-breakpoint
-- One worker sends for all organisations what waits, and clears away what is long over.
CREATE POLICY housekeeping ON web_hooks FOR SELECT TO platen_housekeeping USING (true);
--> statement-breakpoint
GRANT SELECT ON web_hooks TO platen_housekeeping;
--> statement-breakpoint
CREATE POLICY housekeeping ON web_hook_deliveries TO platen_housekeeping USING (true);
--> statement-breakpoint
GRANT SELECT, UPDATE, DELETE ON web_hook_deliveries TO platen_housekeeping;
--> statement-breakpoint
CREATE POLICY housekeeping ON web_hook_attempts FOR INSERT TO platen_housekeeping WITH CHECK (true);
--> statement-breakpoint
GRANT INSERT ON web_hook_attempts TO platen_housekeeping;
