-- More labels than this at once are asked about before they are printed.
ALTER TABLE "organizations" ADD COLUMN "unasked_labels" integer DEFAULT 100 NOT NULL;
