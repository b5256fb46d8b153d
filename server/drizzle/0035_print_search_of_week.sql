-- Which words of a search are looked up first is found out by looking, and no longer by their length: `tarte creme parts 39`
-- reads three words that half of the files have to find the few with the fourth (docs/adr/0045). One function says how a week
-- is searched, for jobs and for files.

-- Counts the files with the words of a query for the index of words, up to a number and one more.
CREATE FUNCTION print_search_count(query tsquery, most integer) RETURNS integer LANGUAGE plpgsql STABLE AS $$
DECLARE
	counted integer;
BEGIN
	SELECT count(*) INTO counted FROM (
		SELECT FROM public.print_searches AS search
		WHERE public.print_search_keys(search.organization_id, search.week, search.words) @@ query
		LIMIT most + 1
	) AS files;
	RETURN counted;
END $$;
--> statement-breakpoint
-- Returns the beginnings of words that are looked up first: the rarest one in a week, if at most `few` files have it, else all
-- that are long, else all. Numbers are tried first, but no single digits: nearly all that is printed are digits. `before` stands
-- in front of each word in the index, and its kind is its first character.
CREATE FUNCTION print_search_first(before text, whole text[], beginnings text[], few integer) RETURNS text[]
LANGUAGE plpgsql STABLE AS $$
DECLARE
	word text;
	counted integer;
	fewest integer := few + 1;
	chosen text[];
BEGIN
	FOR word IN
		SELECT one FROM unnest(beginnings) AS one WHERE length(one) > 2 OR one !~ '[0-9]'
		ORDER BY one ~ '[0-9]' DESC, length(one) DESC
	LOOP
		counted := public.print_search_count(public.print_search_query(before, whole, ARRAY[word]), few);
		IF counted < fewest THEN
			fewest := counted;
			chosen := ARRAY[word];
		END IF;
		EXIT WHEN counted <= few / 4;
	END LOOP;
	IF chosen IS NULL THEN
		chosen := ARRAY (SELECT long FROM unnest(beginnings) AS long WHERE length(long) > 3);
	END IF;
	RETURN CASE WHEN cardinality(chosen) + cardinality(whole) = 0 THEN beginnings ELSE chosen END;
END $$;
--> statement-breakpoint
-- Returns how a week is searched: `query` by the index of words, null where the week has no file; and `filter` for the words of
-- the files that this finds, null where nothing is left to compare. Kept from week to week, null at first: `first_words`; the
-- `filter`; and, where too many files had the first words, for how many weeks all are looked up, twice as many each time.
CREATE FUNCTION print_search_of_week(
	before text, whole text[], beginnings text[],
	INOUT first_words text[], INOUT filter tsquery, INOUT weeks_left integer, INOUT next_weeks integer, OUT query tsquery
) LANGUAGE plpgsql STABLE AS $$
DECLARE
	few constant integer := 200;
	counted integer;
BEGIN
	IF weeks_left > 0 THEN
		weeks_left := weeks_left - 1;
	ELSIF first_words IS NULL AND cardinality(beginnings) > 1 THEN
		first_words := public.print_search_first(before, whole, beginnings, few);
		IF cardinality(first_words) < cardinality(beginnings) THEN
			filter := public.print_search_query(
				'', '{}', ARRAY (SELECT word FROM unnest(beginnings) AS word WHERE word <> ALL (first_words))
			);
		END IF;
	END IF;
	IF filter IS NOT NULL THEN
		query := public.print_search_query(before, whole, first_words);
		counted := public.print_search_count(query, few);
		IF counted <= few THEN
			query := CASE WHEN counted > 0 THEN query END;
			RETURN;
		END IF;
		next_weeks := coalesce(next_weeks * 2, 4);
		weeks_left := next_weeks;
		first_words := NULL;
		filter := NULL;
	END IF;
	query := public.print_search_query(before, whole, beginnings);
END $$;
--> statement-breakpoint
-- Jobs with a file that has all the words, newest first: one page of them, and how many there are, counted up to `most`
-- and one more. Weeks are searched backwards until both are known. `with_one`: a file of the job has one of these statuses;
-- `with_none`: no file has one of these.
CREATE OR REPLACE FUNCTION search_print_jobs(
	whole text[], beginnings text[], first_at timestamptz, before timestamptz, with_one text[], with_none text[],
	most integer, page_size integer, page_offset integer, OUT total integer, OUT job_ids uuid[]
) LANGUAGE plpgsql STABLE SECURITY DEFINER
SET search_path = pg_catalog, public, pg_temp SET enable_seqscan = off SET jit = off SET plan_cache_mode = force_generic_plan AS $$
DECLARE
	few_jobs constant integer := 20000;
	few_left_out constant integer := 5000;
	organization constant integer := coalesce(public.current_organization_id(), 0);
	first_week integer;
	last_week integer;
	query tsquery;
	filter tsquery;
	first_words text[];
	weeks_left integer;
	next_weeks integer;
	counted integer;
	candidates uuid[];
	found uuid[];
	-- Jobs to leave out, newest first, with the week of each, while they are few; and those of the week that is searched.
	left_out uuid[] := '{}';
	left_out_weeks integer[] := '{}';
	left_out_at integer := 1;
	of_week uuid[];
	are_few boolean := false;
BEGIN
	total := 0;
	job_ids := '{}';
	IF with_one IS NOT NULL THEN
		-- Few jobs fail: those that did are looked through, and not all that have the words.
		candidates := ARRAY (
			SELECT DISTINCT print_job_id FROM public.print_job_entries AS entry
			WHERE organization_id = organization AND status = ANY (with_one) AND status NOT IN ('Success', 'Processed')
			LIMIT few_jobs + 1
		);
		IF cardinality(candidates) <= few_jobs THEN
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
	IF with_none IS NOT NULL THEN
		SELECT coalesce(array_agg(id ORDER BY at DESC), '{}'), coalesce(array_agg(week ORDER BY at DESC), '{}'), count(*) <= few_left_out
		INTO left_out, left_out_weeks, are_few FROM (
			SELECT DISTINCT job.id, job.created_at AS at, floor(extract(epoch FROM job.created_at) / 604800)::integer AS week
			FROM public.print_job_entries AS entry
			JOIN public.print_jobs AS job ON job.organization_id = entry.organization_id AND job.id = entry.print_job_id
			WHERE entry.organization_id = organization AND entry.status = ANY (with_none) AND entry.status NOT IN ('Success', 'Processed')
			LIMIT few_left_out + 1
		) AS jobs;
	END IF;
	FOR week IN REVERSE last_week..first_week LOOP
		SELECT step.* INTO first_words, filter, weeks_left, next_weeks, query FROM public.print_search_of_week(
			organization || '.' || week || '.', whole, beginnings, first_words, filter, weeks_left, next_weeks
		) AS step;
		CONTINUE WHEN query IS NULL;
		of_week := '{}';
		WHILE are_few AND left_out_weeks[left_out_at] >= week LOOP
			of_week := of_week || left_out[left_out_at];
			left_out_at := left_out_at + 1;
		END LOOP;
		WITH hits AS MATERIALIZED (
			SELECT DISTINCT search.print_job_id AS id, search.created_at FROM public.print_searches AS search
			WHERE public.print_search_keys(search.organization_id, search.week, search.words) @@ query
				AND (filter IS NULL OR search.words @@ filter)
				AND (first_at IS NULL OR search.created_at >= first_at) AND (before IS NULL OR search.created_at < before)
				AND (with_one IS NULL OR EXISTS (
					SELECT FROM public.print_job_entries AS entry WHERE entry.organization_id = organization
						AND entry.print_job_id = search.print_job_id AND entry.status = ANY (with_one) AND entry.status NOT IN ('Success', 'Processed')
				))
				AND (NOT are_few OR search.print_job_id <> ALL (of_week))
				-- Looked up for each hit, this takes the embedded store longer than all else.
				AND (with_none IS NULL OR are_few OR NOT EXISTS (
					SELECT FROM public.print_job_entries AS entry WHERE entry.organization_id = organization
						AND entry.print_job_id = search.print_job_id AND entry.status = ANY (with_none) AND entry.status NOT IN ('Success', 'Processed')
				))
		)
		-- A week that is only counted is not sorted.
		SELECT count(*), CASE WHEN cardinality(job_ids) < page_size THEN ARRAY (
			SELECT id FROM hits ORDER BY created_at DESC, id
			LIMIT page_size - cardinality(job_ids) OFFSET greatest(page_offset - total, 0)
		) END INTO counted, found FROM hits;
		job_ids := job_ids || found;
		total := total + counted;
		EXIT WHEN total > most AND total >= page_offset + page_size;
	END LOOP;
	total := least(total, most + 1);
END $$;
--> statement-breakpoint
-- Files that have all the words, of a period, in no order.
CREATE OR REPLACE FUNCTION search_print_entries(whole text[], beginnings text[], first_at timestamptz, before timestamptz)
RETURNS SETOF uuid LANGUAGE plpgsql STABLE SECURITY DEFINER ROWS 10000
SET search_path = pg_catalog, public, pg_temp SET enable_seqscan = off SET jit = off SET plan_cache_mode = force_generic_plan AS $$
DECLARE
	organization constant integer := coalesce(public.current_organization_id(), 0);
	first_week integer;
	last_week integer;
	query tsquery;
	filter tsquery;
	first_words text[];
	weeks_left integer;
	next_weeks integer;
BEGIN
	SELECT weeks.first_week, weeks.last_week INTO first_week, last_week
	FROM public.print_search_weeks(organization, first_at, before) AS weeks;
	IF first_week IS NULL THEN
		RETURN;
	END IF;
	FOR week IN REVERSE last_week..first_week LOOP
		SELECT step.* INTO first_words, filter, weeks_left, next_weeks, query FROM public.print_search_of_week(
			organization || '.' || week || '.', whole, beginnings, first_words, filter, weeks_left, next_weeks
		) AS step;
		CONTINUE WHEN query IS NULL;
		RETURN QUERY
			SELECT search.print_job_entry_id FROM public.print_searches AS search
			WHERE public.print_search_keys(search.organization_id, search.week, search.words) @@ query
				AND (filter IS NULL OR search.words @@ filter)
				AND (first_at IS NULL OR search.created_at >= first_at) AND (before IS NULL OR search.created_at < before);
	END LOOP;
END $$;
--> statement-breakpoint
DROP FUNCTION print_search_parts;
