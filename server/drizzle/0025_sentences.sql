-- The sentence with its code and values beside its English words, so that it can be shown in other languages; null where
-- there is none, and in what was written before.
ALTER TABLE "imports" ADD COLUMN "sentence" jsonb;--> statement-breakpoint
ALTER TABLE "agent_jobs" ADD COLUMN "sentence" jsonb;--> statement-breakpoint
ALTER TABLE "web_hook_attempts" ADD COLUMN "sentence" jsonb;
