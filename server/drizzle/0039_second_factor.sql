CREATE TABLE "second_factors" (
	"organization_id" integer NOT NULL,
	"account_id" integer NOT NULL,
	"sealed_secret" text NOT NULL,
	"begun_at" timestamp with time zone NOT NULL,
	"last_step" integer,
	CONSTRAINT "second_factors_organization_id_account_id_pk" PRIMARY KEY("organization_id","account_id")
);
--> statement-breakpoint
CREATE TABLE "recovery_codes" (
	"organization_id" integer NOT NULL,
	"account_id" integer NOT NULL,
	"code_hash" text NOT NULL,
	CONSTRAINT "recovery_codes_organization_id_account_id_code_hash_pk" PRIMARY KEY("organization_id","account_id","code_hash")
);
--> statement-breakpoint
ALTER TABLE "second_factors" ADD CONSTRAINT "second_factors_organization_id_account_id_accounts_organization_id_id_fk" FOREIGN KEY ("organization_id","account_id") REFERENCES "public"."accounts"("organization_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "recovery_codes" ADD CONSTRAINT "recovery_codes_organization_id_account_id_accounts_organization_id_id_fk" FOREIGN KEY ("organization_id","account_id") REFERENCES "public"."accounts"("organization_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "second_factor_at" timestamp with time zone;
--> statement-breakpoint
ALTER TABLE "organizations" ADD COLUMN "asks_second_factor" boolean DEFAULT false NOT NULL;
--> statement-breakpoint
ALTER TABLE "refresh_tokens" ADD COLUMN "by_provider" boolean DEFAULT false NOT NULL;
--> statement-breakpoint
-- As platen_isolate, but the role of requests reads no secret and no hash: it may remove the rows of a person.
DO $$
DECLARE
	isolated regclass;
BEGIN
	FOREACH isolated IN ARRAY ARRAY['second_factors', 'recovery_codes']::regclass[] LOOP
		EXECUTE format('ALTER TABLE %s ENABLE ROW LEVEL SECURITY', isolated);
		EXECUTE format('ALTER TABLE %s FORCE ROW LEVEL SECURITY', isolated);
		EXECUTE format(
			'CREATE POLICY tenant ON %s TO platen_tenant USING (organization_id = (SELECT current_organization_id()))',
			isolated
		);
		EXECUTE format('GRANT SELECT (organization_id, account_id), DELETE ON %s TO platen_tenant', isolated);
		EXECUTE format('CREATE POLICY sign_in ON %s TO platen_sign_in USING (true)', isolated);
		EXECUTE format('GRANT SELECT, INSERT, UPDATE, DELETE ON %s TO platen_sign_in', isolated);
		PERFORM platen_let_back_up(isolated);
	END LOOP;
END $$;
--> statement-breakpoint
GRANT UPDATE (second_factor_at) ON "accounts" TO platen_sign_in;
