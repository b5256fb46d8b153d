CREATE TABLE "open_id_identities" (
	"organization_id" integer NOT NULL,
	"issuer" text NOT NULL,
	"subject" text NOT NULL,
	"account_id" integer NOT NULL,
	"linked_at" timestamp with time zone NOT NULL,
	CONSTRAINT "open_id_identities_organization_id_issuer_subject_pk" PRIMARY KEY("organization_id","issuer","subject")
);
--> statement-breakpoint
CREATE TABLE "used_nonces" (
	"organization_id" integer DEFAULT 0 NOT NULL,
	"nonce_hash" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "used_nonces_organization_id_nonce_hash_pk" PRIMARY KEY("organization_id","nonce_hash")
);
--> statement-breakpoint
ALTER TABLE "open_id_identities" ADD CONSTRAINT "open_id_identities_organization_id_account_id_accounts_organization_id_id_fk" FOREIGN KEY ("organization_id","account_id") REFERENCES "public"."accounts"("organization_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "open_id_identities_subject" ON "open_id_identities" USING btree ("issuer","subject");--> statement-breakpoint
CREATE INDEX "used_nonces_by_time" ON "used_nonces" USING btree ("expires_at");--> statement-breakpoint
SELECT platen_isolate('public.open_id_identities');
--> statement-breakpoint
SELECT platen_isolate('public.used_nonces');
--> statement-breakpoint
CREATE POLICY sign_in ON open_id_identities FOR SELECT TO platen_sign_in USING (true);
--> statement-breakpoint
GRANT SELECT ON open_id_identities TO platen_sign_in;
--> statement-breakpoint
CREATE POLICY sign_in_find ON used_nonces FOR SELECT TO platen_sign_in USING (true);
--> statement-breakpoint
CREATE POLICY sign_in_add ON used_nonces FOR INSERT TO platen_sign_in WITH CHECK (true);
--> statement-breakpoint
GRANT SELECT, INSERT ON used_nonces TO platen_sign_in;
--> statement-breakpoint
CREATE POLICY housekeeping ON used_nonces TO platen_housekeeping USING (true);
--> statement-breakpoint
GRANT SELECT (expires_at), DELETE ON used_nonces TO platen_housekeeping;
