-- Numbers about the whole installation are counted by the housekeeping: how many agents call, and no name of any.
CREATE POLICY housekeeping ON agents FOR SELECT TO platen_housekeeping USING (true);
--> statement-breakpoint
GRANT SELECT (is_enabled, last_seen_at) ON agents TO platen_housekeeping;
