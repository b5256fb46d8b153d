-- What uses a label is counted on its screen, and looked for by the foreign keys before it is deleted.
CREATE INDEX "print_job_entries_by_version" ON "print_job_entries" USING btree ("organization_id","label_version_id");
--> statement-breakpoint
CREATE INDEX "order_lines_by_label" ON "order_lines" USING btree ("organization_id","label_id") WHERE label_id IS NOT NULL;
--> statement-breakpoint
CREATE INDEX "widgets_by_label" ON "widgets" USING btree ("organization_id","label_id") WHERE label_id IS NOT NULL;
--> statement-breakpoint
CREATE INDEX "connector_labels_by_label" ON "connector_labels" USING btree ("organization_id","label_id");
