CREATE TABLE "setup_tokens" (
	"organization_id" integer PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);

--> statement-breakpoint
SELECT platen_isolate('public.setup_tokens');
