CREATE TABLE "agents" (
	"organization_id" integer NOT NULL,
	"id" integer NOT NULL,
	"name" text NOT NULL,
	"key_hash" text NOT NULL,
	"key_ending" text NOT NULL,
	"key_created_at" timestamp with time zone NOT NULL,
	"is_enabled" boolean DEFAULT true NOT NULL,
	"machine_name" text DEFAULT '' NOT NULL,
	"version" text DEFAULT '' NOT NULL,
	"print_queues" text[] DEFAULT '{}' NOT NULL,
	"instance_id" uuid,
	"last_seen_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "agents_organization_id_id_pk" PRIMARY KEY("organization_id","id")
);
--> statement-breakpoint
CREATE TABLE "agent_jobs" (
	"organization_id" integer NOT NULL,
	"job_key" text NOT NULL,
	"print_job_entry_id" uuid NOT NULL,
	"agent_id" integer NOT NULL,
	"agent_name" text NOT NULL,
	"state" text NOT NULL,
	"instance_id" uuid,
	"cancel_asked_at" timestamp with time zone,
	"cancel_told_at" timestamp with time zone,
	"outcome" text,
	"attention" jsonb,
	"message" text,
	"impressions_completed" integer,
	"reported_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "agent_jobs_organization_id_job_key_pk" PRIMARY KEY("organization_id","job_key")
);
--> statement-breakpoint
ALTER TABLE "printers" ADD COLUMN "agent_id" integer;
--> statement-breakpoint
ALTER TABLE "print_job_entries" ADD COLUMN "agent_id" integer;
--> statement-breakpoint
ALTER TABLE "print_job_entries" ADD COLUMN "agent_name" text;
--> statement-breakpoint
ALTER TABLE "print_jobs" ADD COLUMN "is_driven_here" boolean DEFAULT false NOT NULL;
--> statement-breakpoint
ALTER TABLE "agents" ADD CONSTRAINT "agents_organization_id_organizations_organization_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("organization_id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "printers" ADD CONSTRAINT "printers_organization_id_agent_id_agents_organization_id_id_fk" FOREIGN KEY ("organization_id","agent_id") REFERENCES "public"."agents"("organization_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "agent_jobs" ADD CONSTRAINT "agent_jobs_organization_id_print_job_entry_id_print_job_entries_organization_id_id_fk" FOREIGN KEY ("organization_id","print_job_entry_id") REFERENCES "public"."print_job_entries"("organization_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "printers_by_agent" ON "printers" USING btree ("organization_id","agent_id") WHERE agent_id IS NOT NULL;
--> statement-breakpoint
CREATE INDEX "agent_jobs_by_entry" ON "agent_jobs" USING btree ("organization_id","print_job_entry_id");
--> statement-breakpoint
-- An agent asks every few seconds what of its jobs is not over; nearly all of them are.
CREATE INDEX "agent_jobs_open" ON "agent_jobs" USING btree ("organization_id","agent_id") WHERE state NOT IN ('completed', 'failed', 'canceled', 'unconfirmed');
--> statement-breakpoint
CREATE INDEX "agent_jobs_unfetched" ON "agent_jobs" USING btree ("expires_at") WHERE state IN ('waiting', 'offered');
--> statement-breakpoint
SELECT platen_isolate('public.agents');
--> statement-breakpoint
SELECT platen_isolate('public.agent_jobs');
--> statement-breakpoint
-- One worker gives up, for all organisations, what no agent fetched: it sees where something is due, and changes nothing.
CREATE POLICY housekeeping ON agent_jobs FOR SELECT TO platen_housekeeping USING (true);
--> statement-breakpoint
GRANT SELECT (organization_id, job_key, state, expires_at) ON agent_jobs TO platen_housekeeping;
