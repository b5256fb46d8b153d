ALTER TABLE "widgets" ADD COLUMN "position" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "widgets" ADD COLUMN "revision" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "widgets" ADD COLUMN "local_id" text;--> statement-breakpoint
-- What is there keeps the order it was shown in.
UPDATE "widgets" SET "position" = "id";--> statement-breakpoint
CREATE UNIQUE INDEX "widgets_local_id" ON "widgets" USING btree ("organization_id","local_id");
