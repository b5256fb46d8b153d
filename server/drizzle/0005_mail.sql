CREATE TABLE "mail_messages" (
	"organization_id" integer NOT NULL,
	"id" uuid NOT NULL,
	"kind" text NOT NULL,
	"sealed_content" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"next_attempt_at" timestamp with time zone NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "mail_messages_organization_id_id_pk" PRIMARY KEY("organization_id","id")
);
--> statement-breakpoint
CREATE INDEX "mail_messages_due" ON "mail_messages" USING btree ("next_attempt_at");--> statement-breakpoint
SELECT platen_isolate('public.mail_messages');
--> statement-breakpoint
-- Letters are written by whatever causes them, signing in included, and delivered for all organisations by one worker.
CREATE POLICY sign_in ON mail_messages FOR INSERT TO platen_sign_in WITH CHECK (true);
--> statement-breakpoint
GRANT INSERT ON mail_messages TO platen_sign_in;
--> statement-breakpoint
CREATE POLICY housekeeping ON mail_messages TO platen_housekeeping USING (true);
--> statement-breakpoint
GRANT SELECT, UPDATE, DELETE ON mail_messages TO platen_housekeeping;
