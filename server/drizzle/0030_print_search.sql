-- What can be searched of each printed file. A table of its own, because a row is written once: the status of a file
-- changes with every print, and would write all its words again (docs/adr/0045).
CREATE TABLE "print_searches" (
	"organization_id" integer NOT NULL,
	"print_job_entry_id" uuid NOT NULL,
	"print_job_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"week" integer NOT NULL,
	"words" "tsvector" NOT NULL,
	CONSTRAINT "print_searches_organization_id_print_job_entry_id_pk" PRIMARY KEY("organization_id","print_job_entry_id")
);
--> statement-breakpoint
ALTER TABLE "print_searches" ADD CONSTRAINT "print_searches_organization_id_print_job_entry_id_print_job_entries_organization_id_id_fk" FOREIGN KEY ("organization_id","print_job_entry_id") REFERENCES "public"."print_job_entries"("organization_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "print_searches_by_job" ON "print_searches" USING btree ("organization_id","print_job_id");
--> statement-breakpoint
SELECT platen_isolate('public.print_searches');
--> statement-breakpoint
-- Words as the index has them: each with its organisation and its week in front, so that a search reads what was printed
-- in one week of one organisation and nothing else, however often a word was printed.
CREATE FUNCTION print_search_keys(organization integer, week integer, words tsvector) RETURNS tsvector
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
	RETURN array_to_tsvector(ARRAY (
		SELECT organization::text || '.' || week::text || '.' || word FROM unnest(tsvector_to_array(words)) AS word
	));
--> statement-breakpoint
-- Without a list of pending rows: a search would read all of it once for each week.
CREATE INDEX "print_searches_by_word" ON "print_searches" USING gin (print_search_keys(organization_id, week, words)) WITH (fastupdate = off);
--> statement-breakpoint
-- Words that must all occur: whole ones, and beginnings of words. `before` stands in front of each.
CREATE FUNCTION print_search_query(before text, whole text[], beginnings text[]) RETURNS tsquery
LANGUAGE sql IMMUTABLE PARALLEL SAFE
	RETURN (
		SELECT string_agg('''' || replace(replace(before || word, '\', '\\'), '''', '''''') || '''' || mark, ' & ')::tsquery
		FROM (
			SELECT word, '' AS mark FROM unnest(whole) AS word
			UNION ALL SELECT word, ':*' FROM unnest(beginnings) AS word
		) AS words
	);
--> statement-breakpoint
-- Every list of failed files reads these; nearly all files succeed.
CREATE INDEX "print_job_entries_by_failure" ON "print_job_entries" USING btree ("organization_id","print_job_id","status") WHERE status NOT IN ('Success', 'Processed');
--> statement-breakpoint
CREATE INDEX "print_jobs_by_person" ON "print_jobs" USING btree ("organization_id","account_id","created_at");
--> statement-breakpoint
CREATE POLICY search ON print_searches FOR SELECT TO platen_search USING (true);
--> statement-breakpoint
GRANT SELECT ON print_searches TO platen_search;
--> statement-breakpoint
CREATE POLICY search ON print_jobs FOR SELECT TO platen_search USING (true);
--> statement-breakpoint
GRANT SELECT ON print_jobs TO platen_search;
--> statement-breakpoint
CREATE POLICY search ON print_job_entries FOR SELECT TO platen_search USING (true);
--> statement-breakpoint
GRANT SELECT ON print_job_entries TO platen_search;
--> statement-breakpoint
-- Weeks in which this organisation printed, counted from 1970 as print_searches.week, within a period; no row where it
-- did not.
CREATE FUNCTION print_search_weeks(organization integer, first_at timestamptz, before timestamptz)
RETURNS TABLE (first_week integer, last_week integer) LANGUAGE sql STABLE
BEGIN ATOMIC
	SELECT
		floor(extract(epoch FROM greatest(min(created_at), first_at)) / 604800)::integer,
		floor(extract(epoch FROM least(max(created_at), before)) / 604800)::integer
	FROM public.print_jobs WHERE organization_id = organization
	HAVING min(created_at) IS NOT NULL;
END;
--> statement-breakpoint
-- Jobs with a file that has all the words, newest first: one page of them, and how many there are, counted up to `most`
-- and one more. Weeks are searched backwards until both are known. `with_one`: a file of the job has one of these statuses;
-- `with_none`: no file has one of these.
CREATE FUNCTION search_print_jobs(
	whole text[], beginnings text[], first_at timestamptz, before timestamptz, with_one text[], with_none text[],
	most integer, page_size integer, page_offset integer, OUT total integer, OUT job_ids uuid[]
) LANGUAGE plpgsql STABLE SECURITY DEFINER
SET search_path = pg_catalog, public, pg_temp SET enable_seqscan = off SET jit = off SET plan_cache_mode = force_generic_plan AS $$
DECLARE
	few constant integer := 20000;
	organization constant integer := coalesce(public.current_organization_id(), 0);
	first_week integer;
	last_week integer;
	query tsquery;
	candidates uuid[];
	found uuid[];
BEGIN
	total := 0;
	job_ids := '{}';
	IF with_one IS NOT NULL THEN
		-- Few jobs fail: those that did are looked through, and not all that have the words.
		candidates := ARRAY (
			SELECT DISTINCT print_job_id FROM public.print_job_entries AS entry
			WHERE organization_id = organization AND status = ANY (with_one) AND status NOT IN ('Success', 'Processed')
			LIMIT few + 1
		);
		IF cardinality(candidates) <= few THEN
			query := public.print_search_query('', whole, beginnings);
			SELECT coalesce(array_agg(id ORDER BY created_at DESC, id), '{}') INTO found FROM (
				SELECT DISTINCT search.print_job_id AS id, search.created_at FROM public.print_searches AS search
				WHERE search.organization_id = organization AND search.print_job_id = ANY (candidates) AND search.words @@ query
					AND (first_at IS NULL OR search.created_at >= first_at) AND (before IS NULL OR search.created_at < before)
					AND (with_none IS NULL OR NOT EXISTS (
						SELECT FROM public.print_job_entries AS entry WHERE entry.organization_id = organization
							AND entry.print_job_id = search.print_job_id AND entry.status = ANY (with_none) AND entry.status NOT IN ('Success', 'Processed')
					))
			) AS hits;
			total := least(cardinality(found), most + 1);
			job_ids := found[page_offset + 1 : page_offset + page_size];
			RETURN;
		END IF;
	END IF;

	SELECT weeks.first_week, weeks.last_week INTO first_week, last_week
	FROM public.print_search_weeks(organization, first_at, before) AS weeks;
	IF first_week IS NULL THEN
		RETURN;
	END IF;
	FOR week IN REVERSE last_week..first_week LOOP
		query := public.print_search_query(organization || '.' || week || '.', whole, beginnings);
		SELECT coalesce(array_agg(id ORDER BY created_at DESC, id), '{}') INTO found FROM (
			SELECT DISTINCT search.print_job_id AS id, search.created_at FROM public.print_searches AS search
			WHERE public.print_search_keys(search.organization_id, search.week, search.words) @@ query
				AND (first_at IS NULL OR search.created_at >= first_at) AND (before IS NULL OR search.created_at < before)
				AND (with_one IS NULL OR EXISTS (
					SELECT FROM public.print_job_entries AS entry WHERE entry.organization_id = organization
						AND entry.print_job_id = search.print_job_id AND entry.status = ANY (with_one) AND entry.status NOT IN ('Success', 'Processed')
				))
				AND (with_none IS NULL OR NOT EXISTS (
					SELECT FROM public.print_job_entries AS entry WHERE entry.organization_id = organization
						AND entry.print_job_id = search.print_job_id AND entry.status = ANY (with_none) AND entry.status NOT IN ('Success', 'Processed')
				))
		) AS hits;
		job_ids := job_ids || found[greatest(page_offset - total, 0) + 1 : page_offset + page_size - total];
		total := total + cardinality(found);
		EXIT WHEN total > most AND total >= page_offset + page_size;
	END LOOP;
	total := least(total, most + 1);
END $$;
--> statement-breakpoint
-- Files that have all the words, of a period, in no order.
CREATE FUNCTION search_print_entries(whole text[], beginnings text[], first_at timestamptz, before timestamptz)
RETURNS SETOF uuid LANGUAGE plpgsql STABLE SECURITY DEFINER ROWS 10000
SET search_path = pg_catalog, public, pg_temp SET enable_seqscan = off SET jit = off SET plan_cache_mode = force_generic_plan AS $$
DECLARE
	organization constant integer := coalesce(public.current_organization_id(), 0);
	first_week integer;
	last_week integer;
	query tsquery;
BEGIN
	SELECT weeks.first_week, weeks.last_week INTO first_week, last_week
	FROM public.print_search_weeks(organization, first_at, before) AS weeks;
	IF first_week IS NULL THEN
		RETURN;
	END IF;
	FOR week IN REVERSE last_week..first_week LOOP
		query := public.print_search_query(organization || '.' || week || '.', whole, beginnings);
		RETURN QUERY
			SELECT search.print_job_entry_id FROM public.print_searches AS search
			WHERE public.print_search_keys(search.organization_id, search.week, search.words) @@ query
				AND (first_at IS NULL OR search.created_at >= first_at) AND (before IS NULL OR search.created_at < before);
	END LOOP;
END $$;
--> statement-breakpoint
REVOKE ALL ON FUNCTION search_print_jobs FROM PUBLIC;
--> statement-breakpoint
REVOKE ALL ON FUNCTION search_print_entries FROM PUBLIC;
--> statement-breakpoint
GRANT EXECUTE ON FUNCTION search_print_jobs TO platen_tenant;
--> statement-breakpoint
GRANT EXECUTE ON FUNCTION search_print_entries TO platen_tenant;
--> statement-breakpoint
GRANT CREATE ON SCHEMA public TO platen_search;
--> statement-breakpoint
ALTER FUNCTION search_print_jobs OWNER TO platen_search;
--> statement-breakpoint
ALTER FUNCTION search_print_entries OWNER TO platen_search;
--> statement-breakpoint
REVOKE CREATE ON SCHEMA public FROM platen_search;
--> statement-breakpoint
-- Organisations whose earlier prints are not searched yet: the program folds their words, newest first. A row names the
-- job that was filled last, and goes with the last one.
CREATE TABLE "print_search_backlog" (
	"organization_id" integer NOT NULL,
	"filled_until" timestamp with time zone,
	"filled_job_id" uuid,
	CONSTRAINT "print_search_backlog_organization_id_pk" PRIMARY KEY("organization_id")
);
--> statement-breakpoint
ALTER TABLE "print_search_backlog" ADD CONSTRAINT "print_search_backlog_organization_id_organizations_organization_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("organization_id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "print_jobs" NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
INSERT INTO "print_search_backlog" ("organization_id") SELECT DISTINCT "organization_id" FROM "print_jobs";
--> statement-breakpoint
ALTER TABLE "print_jobs" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
SELECT platen_isolate('public.print_search_backlog');
--> statement-breakpoint
CREATE POLICY housekeeping ON print_search_backlog FOR SELECT TO platen_housekeeping USING (true);
--> statement-breakpoint
GRANT SELECT ON print_search_backlog TO platen_housekeeping;
