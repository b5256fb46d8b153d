-- A search for a beginning of one or two characters reads a large part of a week's index, also where another word of the
-- search is in no file of the week. So the longer words are looked up first, and the others are compared in the few files
-- that have these (docs/adr/0045).

-- Splits the beginnings of words into those that are looked up first, and the others. Of beginnings that are all short
-- the longest is, and a letter before a digit: nearly all that is printed are digits.
CREATE FUNCTION print_search_parts(whole text[], beginnings text[], OUT first_words text[], OUT other_words text[])
LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
BEGIN
	-- Each has the kind of the word in front.
	first_words := ARRAY (SELECT word FROM unnest(beginnings) AS word WHERE length(word) > 3);
	IF cardinality(first_words) = 0 AND cardinality(whole) = 0 THEN
		first_words := ARRAY (
			SELECT word FROM unnest(beginnings) AS word ORDER BY length(word) DESC, word ~ '[0-9]', word LIMIT 1
		);
	END IF;
	other_words := ARRAY (SELECT word FROM unnest(beginnings) AS word WHERE word <> ALL (first_words));
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
	few constant integer := 20000;
	few_files constant integer := 200;
	few_left_out constant integer := 5000;
	organization constant integer := coalesce(public.current_organization_id(), 0);
	first_week integer;
	last_week integer;
	query tsquery;
	short_query tsquery;
	filter tsquery;
	first_words text[];
	other_words text[];
	-- Week from which on the first words are looked up alone: where they are frequent this is left out for some weeks.
	tried_from integer;
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
	SELECT parts.first_words, parts.other_words INTO first_words, other_words FROM public.print_search_parts(whole, beginnings) AS parts;
	tried_from := CASE WHEN cardinality(other_words) > 0 THEN last_week ELSE first_week - 1 END;
	FOR week IN REVERSE last_week..first_week LOOP
		query := public.print_search_query(organization || '.' || week || '.', whole, beginnings);
		filter := NULL;
		of_week := '{}';
		WHILE are_few AND left_out_weeks[left_out_at] >= week LOOP
			of_week := of_week || left_out[left_out_at];
			left_out_at := left_out_at + 1;
		END LOOP;
		IF week <= tried_from THEN
			short_query := public.print_search_query(organization || '.' || week || '.', whole, first_words);
			SELECT count(*) INTO counted FROM (
				SELECT FROM public.print_searches AS search
				WHERE public.print_search_keys(search.organization_id, search.week, search.words) @@ short_query
				LIMIT few_files + 1
			) AS tried;
			CONTINUE WHEN counted = 0;
			IF counted > few_files THEN
				tried_from := week - 5;
			ELSE
				query := short_query;
				filter := public.print_search_query('', '{}', other_words);
			END IF;
		END IF;
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
	few_files constant integer := 200;
	organization constant integer := coalesce(public.current_organization_id(), 0);
	first_week integer;
	last_week integer;
	query tsquery;
	short_query tsquery;
	filter tsquery;
	first_words text[];
	other_words text[];
	-- Week from which on the first words are looked up alone: where they are frequent this is left out for some weeks.
	tried_from integer;
	counted integer;
BEGIN
	SELECT weeks.first_week, weeks.last_week INTO first_week, last_week
	FROM public.print_search_weeks(organization, first_at, before) AS weeks;
	IF first_week IS NULL THEN
		RETURN;
	END IF;
	SELECT parts.first_words, parts.other_words INTO first_words, other_words FROM public.print_search_parts(whole, beginnings) AS parts;
	tried_from := CASE WHEN cardinality(other_words) > 0 THEN last_week ELSE first_week - 1 END;
	FOR week IN REVERSE last_week..first_week LOOP
		query := public.print_search_query(organization || '.' || week || '.', whole, beginnings);
		filter := NULL;
		IF week <= tried_from THEN
			short_query := public.print_search_query(organization || '.' || week || '.', whole, first_words);
			SELECT count(*) INTO counted FROM (
				SELECT FROM public.print_searches AS search
				WHERE public.print_search_keys(search.organization_id, search.week, search.words) @@ short_query
				LIMIT few_files + 1
			) AS tried;
			CONTINUE WHEN counted = 0;
			IF counted > few_files THEN
				tried_from := week - 5;
			ELSE
				query := short_query;
				filter := public.print_search_query('', '{}', other_words);
			END IF;
		END IF;
		RETURN QUERY
			SELECT search.print_job_entry_id FROM public.print_searches AS search
			WHERE public.print_search_keys(search.organization_id, search.week, search.words) @@ query
				AND (filter IS NULL OR search.words @@ filter)
				AND (first_at IS NULL OR search.created_at >= first_at) AND (before IS NULL OR search.created_at < before);
	END LOOP;
END $$;
