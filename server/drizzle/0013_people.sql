DROP INDEX "accounts_email";--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "last_sign_in_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "deleted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "revision" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "groups" ADD COLUMN "revision" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
-- The row of a deleted person keeps their name for the history and no address: theirs can be invited again.
CREATE UNIQUE INDEX "accounts_email" ON "accounts" USING btree ("email") WHERE deleted_at is null;--> statement-breakpoint
GRANT UPDATE (last_sign_in_at) ON "accounts" TO platen_sign_in;
