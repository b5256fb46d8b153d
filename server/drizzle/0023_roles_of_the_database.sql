-- Roles belong to the whole cluster, so those of this database have names of their own (store-roles.ts). They are kept
-- here and not made of the database's name, which changes when it is renamed or restored.
CREATE FUNCTION platen_role(part text) RETURNS text LANGUAGE sql IMMUTABLE
	RETURN CASE part
		WHEN 'tenant' THEN 'platen_tenant'
		WHEN 'sign_in' THEN 'platen_sign_in'
		WHEN 'search' THEN 'platen_search'
		WHEN 'housekeeping' THEN 'platen_housekeeping'
		WHEN 'backup' THEN 'platen_backup'
	END;
--> statement-breakpoint
-- Takes a role on: from PostgreSQL 16 on who makes a role may not do so by that alone.
CREATE FUNCTION platen_make_role(wanted text, is_inherited boolean) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
	BEGIN
		EXECUTE format('CREATE ROLE %I NOLOGIN', wanted);
	EXCEPTION WHEN duplicate_object OR unique_violation THEN
		NULL; -- made before, for a database that was dropped since
	END;
	IF current_setting('server_version_num')::integer >= 160000 THEN
		EXECUTE format('GRANT %I TO CURRENT_USER WITH SET TRUE, INHERIT %s', wanted, is_inherited::text);
	ELSIF NOT pg_has_role(current_user, wanted, 'MEMBER') THEN
		EXECUTE format('GRANT %I TO CURRENT_USER', wanted);
	END IF;
	EXECUTE format('GRANT USAGE ON SCHEMA public TO %I', wanted);
END $$;
--> statement-breakpoint
-- A database of an earlier version: what its roles have, which it shared with every other one, goes to its own.
DO $$
DECLARE
	part text;
	former text;
	own text;
	found record;
BEGIN
	FOREACH part IN ARRAY ARRAY['tenant', 'sign_in', 'search', 'housekeeping'] LOOP
		former := 'platen_' || part;
		own := platen_role(part);
		CONTINUE WHEN former = own OR NOT EXISTS (
			SELECT FROM pg_policy JOIN pg_roles ON pg_roles.oid = ANY (polroles) WHERE rolname = former
		);
		PERFORM platen_make_role(own, part = 'search');
		EXECUTE format('GRANT CREATE ON SCHEMA public TO %I', own);
		FOR found IN
			SELECT p.oid::regprocedure AS name FROM pg_proc p JOIN pg_roles r ON r.oid = p.proowner
			WHERE r.rolname = former AND p.pronamespace = 'public'::regnamespace
		LOOP
			EXECUTE format('ALTER FUNCTION %s OWNER TO %I', found.name, own);
		END LOOP;
		EXECUTE format('REVOKE CREATE ON SCHEMA public FROM %I', own);
		FOR found IN
			SELECT polname AS name, polrelid::regclass AS relation FROM pg_policy JOIN pg_roles r ON r.oid = ANY (polroles)
			WHERE r.rolname = former
		LOOP
			EXECUTE format('ALTER POLICY %I ON %s TO %I', found.name, found.relation, own);
		END LOOP;
		FOR found IN
			SELECT format('%s ON %s %s', a.privilege_type, CASE c.relkind WHEN 'S' THEN 'SEQUENCE' ELSE 'TABLE' END, c.oid::regclass) AS what
			FROM pg_class c CROSS JOIN aclexplode(c.relacl) a JOIN pg_roles r ON r.oid = a.grantee
			WHERE r.rolname = former AND c.relnamespace = 'public'::regnamespace
			UNION ALL
			SELECT format('%s (%I) ON TABLE %s', a.privilege_type, t.attname, c.oid::regclass)
			FROM pg_attribute t JOIN pg_class c ON c.oid = t.attrelid CROSS JOIN aclexplode(t.attacl) a
			JOIN pg_roles r ON r.oid = a.grantee
			WHERE r.rolname = former AND c.relnamespace = 'public'::regnamespace
			UNION ALL
			SELECT format('%s ON FUNCTION %s', a.privilege_type, p.oid::regprocedure)
			FROM pg_proc p CROSS JOIN aclexplode(p.proacl) a JOIN pg_roles r ON r.oid = a.grantee
			WHERE r.rolname = former AND p.pronamespace = 'public'::regnamespace
		LOOP
			EXECUTE format('GRANT %s TO %I', found.what, own);
			EXECUTE format('REVOKE %s FROM %I', found.what, former);
		END LOOP;
		EXECUTE format('REVOKE USAGE ON SCHEMA public FROM %I', former);
		FOR found IN
			SELECT regexp_replace(pg_get_functiondef(oid), '\m' || former || '\M', own, 'g') AS definition
			FROM pg_proc WHERE pronamespace = 'public'::regnamespace AND prosrc ~ ('\m' || former || '\M')
		LOOP
			EXECUTE found.definition;
		END LOOP;
		BEGIN
			EXECUTE format('DROP ROLE %I', former);
		EXCEPTION WHEN dependent_objects_still_exist OR insufficient_privilege THEN
			NULL; -- another database has it still
		END;
	END LOOP;
END $$;
--> statement-breakpoint
-- Reads every row of every table, and changes nothing: pg_dump takes it on, for the owner of the tables sees no row.
SELECT platen_make_role('platen_backup', false);
--> statement-breakpoint
DROP FUNCTION platen_make_role;
--> statement-breakpoint
CREATE FUNCTION platen_let_back_up(relation regclass) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
	EXECUTE format('CREATE POLICY backup ON %s FOR SELECT TO platen_backup USING (true)', relation);
	EXECUTE format('GRANT SELECT ON %s TO platen_backup', relation);
	GRANT SELECT ON ALL SEQUENCES IN SCHEMA public TO platen_backup;
END $$;
--> statement-breakpoint
SELECT platen_let_back_up(oid::regclass) FROM pg_class WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace;
--> statement-breakpoint
GRANT USAGE ON SCHEMA drizzle TO platen_backup;
--> statement-breakpoint
GRANT SELECT ON ALL TABLES IN SCHEMA drizzle TO platen_backup;
--> statement-breakpoint
GRANT SELECT ON ALL SEQUENCES IN SCHEMA drizzle TO platen_backup;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION platen_isolate(isolated regclass) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
	EXECUTE format('ALTER TABLE %s ENABLE ROW LEVEL SECURITY', isolated);
	EXECUTE format('ALTER TABLE %s FORCE ROW LEVEL SECURITY', isolated);
	EXECUTE format(
		'CREATE POLICY tenant ON %s TO platen_tenant USING (organization_id = (SELECT current_organization_id()))',
		isolated
	);
	EXECUTE format('GRANT SELECT, INSERT, UPDATE, DELETE ON %s TO platen_tenant', isolated);
	PERFORM platen_let_back_up(isolated);
END $$;
--> statement-breakpoint
-- What a dump does not have: for the owner of a database on another cluster, before the dump is restored there.
CREATE FUNCTION platen_roles_script() RETURNS text LANGUAGE sql STABLE
	RETURN (
		SELECT string_agg(format(
			$script$
CREATE ROLE %1$I NOLOGIN;
DO $$ BEGIN
	IF current_setting('server_version_num')::integer >= 160000 THEN
		EXECUTE 'GRANT %1$I TO CURRENT_USER WITH SET TRUE, INHERIT TRUE';
	ELSE
		GRANT %1$I TO CURRENT_USER;
	END IF;
END $$;$script$, platen_role(part)), '') || format(E'\nGRANT CREATE ON SCHEMA public TO %I;\n', platen_role('search'))
		FROM unnest(ARRAY['tenant', 'sign_in', 'search', 'housekeeping', 'backup']) AS part
	);
--> statement-breakpoint
-- Who may connect to the cluster may connect to each of its databases, unless it says otherwise.
DO $$
BEGIN
	IF EXISTS (SELECT FROM pg_database WHERE datname = current_database() AND pg_has_role(datdba, 'USAGE')) THEN
		EXECUTE format('REVOKE CONNECT, TEMPORARY ON DATABASE %I FROM PUBLIC', current_database());
	END IF;
END $$;
