-- A job is shown with those that reprint it; most jobs reprint none.
CREATE INDEX "print_jobs_by_original" ON "print_jobs" USING btree ("organization_id","reprint_of") WHERE reprint_of IS NOT NULL;
