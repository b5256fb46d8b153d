CREATE TABLE "audit_events" (
	"organization_id" integer NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "audit_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp with time zone NOT NULL,
	"event" text NOT NULL,
	"outcome" text NOT NULL,
	"actor_id" integer,
	"address" text NOT NULL,
	"detail" text NOT NULL,
	CONSTRAINT "audit_events_organization_id_id_pk" PRIMARY KEY("organization_id","id")
);
--> statement-breakpoint
CREATE TABLE "invitations" (
	"organization_id" integer NOT NULL,
	"id" integer NOT NULL,
	"email" text NOT NULL,
	"account_types" text[] NOT NULL,
	"user_roles" text[] NOT NULL,
	"quality_roles" text[] NOT NULL,
	"permissions" text[] NOT NULL,
	"group_ids" integer[] NOT NULL,
	"language" text,
	"invited_by" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "invitations_organization_id_id_pk" PRIMARY KEY("organization_id","id")
);
--> statement-breakpoint
CREATE TABLE "one_time_links" (
	"organization_id" integer NOT NULL,
	"token_hash" text NOT NULL,
	"kind" text NOT NULL,
	"subject_id" integer NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "one_time_links_organization_id_token_hash_pk" PRIMARY KEY("organization_id","token_hash")
);
--> statement-breakpoint
CREATE TABLE "registrations" (
	"organization_id" integer PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"organization_name" text NOT NULL,
	"email" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"password_hash" text NOT NULL,
	"template" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_organization_id_invited_by_accounts_organization_id_id_fk" FOREIGN KEY ("organization_id","invited_by") REFERENCES "public"."accounts"("organization_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_events_by_time" ON "audit_events" USING btree ("organization_id","at");--> statement-breakpoint
CREATE UNIQUE INDEX "invitations_email" ON "invitations" USING btree ("organization_id","email");--> statement-breakpoint
CREATE UNIQUE INDEX "one_time_links_hash" ON "one_time_links" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "one_time_links_subject" ON "one_time_links" USING btree ("organization_id","kind","subject_id");--> statement-breakpoint
CREATE UNIQUE INDEX "registrations_token" ON "registrations" USING btree ("token_hash");--> statement-breakpoint
SELECT platen_isolate('public.one_time_links');
--> statement-breakpoint
SELECT platen_isolate('public.registrations');
--> statement-breakpoint
SELECT platen_isolate('public.invitations');
--> statement-breakpoint
SELECT platen_isolate('public.audit_events');
--> statement-breakpoint
-- Events are added and read, never changed; they only run out.
REVOKE UPDATE, DELETE ON audit_events FROM platen_tenant;
--> statement-breakpoint
-- Organisations that register themselves are counted from here; lower numbers are those of the set-up and the demo.
CREATE SEQUENCE organization_numbers AS integer START 10001;
--> statement-breakpoint
GRANT USAGE ON SEQUENCE organization_numbers TO platen_sign_in;
--> statement-breakpoint
-- Whoever comes with a link, or asks for one, is not signed in: the organisation is found by the link.
CREATE POLICY sign_in_find ON one_time_links FOR SELECT TO platen_sign_in USING (true);
--> statement-breakpoint
CREATE POLICY sign_in_add ON one_time_links FOR INSERT TO platen_sign_in WITH CHECK (true);
--> statement-breakpoint
GRANT SELECT, INSERT ON one_time_links TO platen_sign_in;
--> statement-breakpoint
CREATE POLICY sign_in_find ON registrations FOR SELECT TO platen_sign_in USING (true);
--> statement-breakpoint
CREATE POLICY sign_in_add ON registrations FOR INSERT TO platen_sign_in WITH CHECK (true);
--> statement-breakpoint
GRANT SELECT, INSERT ON registrations TO platen_sign_in;
--> statement-breakpoint
CREATE POLICY sign_in ON audit_events FOR INSERT TO platen_sign_in WITH CHECK (true);
--> statement-breakpoint
GRANT INSERT ON audit_events TO platen_sign_in;
--> statement-breakpoint
CREATE POLICY housekeeping ON one_time_links TO platen_housekeeping USING (true);
--> statement-breakpoint
GRANT SELECT (expires_at), DELETE ON one_time_links TO platen_housekeeping;
--> statement-breakpoint
CREATE POLICY housekeeping ON registrations TO platen_housekeeping USING (true);
--> statement-breakpoint
GRANT SELECT (expires_at), DELETE ON registrations TO platen_housekeeping;
--> statement-breakpoint
CREATE POLICY housekeeping ON invitations TO platen_housekeeping USING (true);
--> statement-breakpoint
GRANT SELECT (expires_at), DELETE ON invitations TO platen_housekeeping;
--> statement-breakpoint
CREATE POLICY housekeeping ON audit_events TO platen_housekeeping USING (true);
--> statement-breakpoint
GRANT SELECT (at), DELETE ON audit_events TO platen_housekeeping;
