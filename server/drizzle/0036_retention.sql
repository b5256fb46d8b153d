-- Housekeeping deletes a thousand rows at once, which it finds by their place (housekeeping.ts).
GRANT SELECT (ctid) ON print_files, refresh_tokens, one_time_links, registrations, connector_questions, used_nonces, invitations, audit_events TO platen_housekeeping;
--> statement-breakpoint
-- The file of a finished import may be deleted before the import: what became of its rows stays.
ALTER TABLE "imports" ADD COLUMN "content_deleted_at" timestamp with time zone;
--> statement-breakpoint
CREATE INDEX "imports_with_file" ON "imports" USING btree ("finished_at") WHERE finished_at is not null and content_deleted_at is null;
--> statement-breakpoint
GRANT SELECT (ctid, finished_at, content_deleted_at), UPDATE (content, content_deleted_at) ON imports TO platen_housekeeping;
