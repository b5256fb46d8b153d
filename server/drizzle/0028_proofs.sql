-- A proof of a design that is not saved has no version.
ALTER TABLE "print_job_entries" ALTER COLUMN "label_version_id" DROP NOT NULL;
