-- Row-level security for every table. The connection's user owns the tables; requests run under roles that own nothing.
DO $$
DECLARE
	wanted text;
BEGIN
	FOREACH wanted IN ARRAY ARRAY['platen_tenant', 'platen_sign_in', 'platen_search', 'platen_housekeeping'] LOOP
		BEGIN
			EXECUTE format('CREATE ROLE %I NOLOGIN', wanted);
		EXCEPTION WHEN duplicate_object OR unique_violation THEN
			NULL; -- roles belong to the whole cluster: another database already made it
		END;
		IF current_setting('server_version_num')::integer >= 160000 THEN
			-- Who makes a role may give it to others from then on, and no longer takes it on: that is granted too. What
			-- belongs to the role of the search is changed by later migrations.
			EXECUTE format(
				'GRANT %I TO CURRENT_USER WITH SET TRUE, INHERIT %s', wanted, (wanted = 'platen_search')::text
			);
		ELSIF NOT pg_has_role(current_user, wanted, 'MEMBER') THEN
			EXECUTE format('GRANT %I TO CURRENT_USER', wanted);
		END IF;
		EXECUTE format('GRANT USAGE ON SCHEMA public TO %I', wanted);
	END LOOP;
END $$;
--> statement-breakpoint
-- The organisation this transaction acts for; null, and so no row at all, where none was set.
CREATE FUNCTION current_organization_id() RETURNS integer LANGUAGE sql STABLE
	RETURN nullif(current_setting('app.organization_id', true), '')::integer;
--> statement-breakpoint
-- Every migration that adds a table calls this for it; a test reads the catalogue and finds a table without.
CREATE FUNCTION platen_isolate(isolated regclass) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
	EXECUTE format('ALTER TABLE %s ENABLE ROW LEVEL SECURITY', isolated);
	EXECUTE format('ALTER TABLE %s FORCE ROW LEVEL SECURITY', isolated);
	EXECUTE format(
		'CREATE POLICY tenant ON %s TO platen_tenant USING (organization_id = (SELECT current_organization_id()))',
		isolated
	);
	EXECUTE format('GRANT SELECT, INSERT, UPDATE, DELETE ON %s TO platen_tenant', isolated);
END $$;
--> statement-breakpoint
SELECT platen_isolate(format('public.%I', tablename)::regclass) FROM pg_tables WHERE schemaname = 'public';
--> statement-breakpoint
-- Signing in happens before the organisation is known: a role of its own, for these three tables only.
CREATE POLICY sign_in ON accounts TO platen_sign_in USING (true);
--> statement-breakpoint
GRANT SELECT, UPDATE (password_hash) ON accounts TO platen_sign_in;
--> statement-breakpoint
CREATE POLICY sign_in ON refresh_tokens TO platen_sign_in USING (true);
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON refresh_tokens TO platen_sign_in;
--> statement-breakpoint
CREATE POLICY sign_in ON login_attempts TO platen_sign_in USING (true);
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON login_attempts TO platen_sign_in;
--> statement-breakpoint
-- Clearing away what has run out, and finding an organisation by name for the command line.
CREATE POLICY housekeeping ON organizations FOR SELECT TO platen_housekeeping USING (true);
--> statement-breakpoint
GRANT SELECT ON organizations TO platen_housekeeping;
--> statement-breakpoint
CREATE POLICY housekeeping ON print_files TO platen_housekeeping USING (true);
--> statement-breakpoint
GRANT SELECT (expires_at), DELETE ON print_files TO platen_housekeeping;
--> statement-breakpoint
CREATE POLICY housekeeping ON refresh_tokens TO platen_housekeeping USING (true);
--> statement-breakpoint
GRANT SELECT (absolute_expires_at), DELETE ON refresh_tokens TO platen_housekeeping;
