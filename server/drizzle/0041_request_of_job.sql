-- Id of the request that created a job, as in the log: helpers and agents write it into theirs.
ALTER TABLE "print_jobs" ADD COLUMN "request_id" text;
