CREATE TABLE "article_revisions" (
	"organization_id" integer PRIMARY KEY NOT NULL,
	"revision" uuid NOT NULL
);
--> statement-breakpoint
ALTER TABLE "article_revisions" ADD CONSTRAINT "article_revisions_organization_id_organizations_organization_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("organization_id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
SELECT platen_isolate('public.article_revisions');
--> statement-breakpoint
CREATE POLICY search ON article_revisions FOR SELECT TO platen_search USING (true);
--> statement-breakpoint
GRANT SELECT ON article_revisions TO platen_search;
--> statement-breakpoint
-- A number of hits is worth keeping: counting takes 30 ms at 100,000 articles, and the same words are searched again and
-- again. So every statement that may change articles gives its organisation a new revision, in the same transaction: a
-- snapshot shows both or neither. Random, because a counter that is rolled back would come by twice. Before the rows,
-- so that two writers wait here and never for each other's rows.
CREATE FUNCTION renew_article_revision() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF current_user = 'platen_tenant' THEN
		-- The policy lets it change articles of this organisation only.
		INSERT INTO public.article_revisions VALUES (public.current_organization_id(), gen_random_uuid())
		ON CONFLICT (organization_id) DO UPDATE SET revision = excluded.revision;
	ELSE
		UPDATE public.article_revisions SET revision = gen_random_uuid();
	END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER renew_article_revision BEFORE INSERT OR UPDATE OR DELETE OR TRUNCATE ON articles
	FOR EACH STATEMENT EXECUTE FUNCTION renew_article_revision();
--> statement-breakpoint
DROP FUNCTION search_articles(text[], integer[], integer, integer);
--> statement-breakpoint
DROP FUNCTION walk_articles(text, integer, integer);
--> statement-breakpoint
-- Walks the name index in its order, without touching the articles, until the page is full: a millisecond when hits are
-- many, 30 for all 100,000. The settings keep the planner from plans that are quicker only when its guess about LIKE is
-- right; and under row-level security it has nothing to guess from.
CREATE FUNCTION walk_articles(condition text, page_size integer, page_offset integer) RETURNS integer[]
LANGUAGE plpgsql STABLE SET enable_bitmapscan = off SET enable_seqscan = off SET enable_sort = off AS $$
DECLARE
	article_ids integer[];
BEGIN
	EXECUTE format(
		'SELECT ARRAY (SELECT id FROM public.articles WHERE %s ORDER BY sort_key, id LIMIT %s OFFSET %s)',
		condition, page_size, page_offset
	) INTO article_ids;
	RETURN article_ids;
END $$;
--> statement-breakpoint
-- terms: folded texts that must all occur; group_ids: null for all groups. known_total: what this search counted when the
-- articles were at known_revision; it is taken when they still are, and counted anew when not. STABLE: the whole search
-- sees one snapshot, so revision, total and page belong together.
CREATE FUNCTION search_articles(
	terms text[], group_ids integer[], page_size integer, page_offset integer,
	known_revision uuid DEFAULT NULL, known_total integer DEFAULT NULL,
	OUT total integer, OUT article_ids integer[], OUT revision uuid
) LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
	gathered constant integer := 1000;
	organization constant integer := coalesce(public.current_organization_id(), 0);
	term text;
	has_trigrams boolean := false;
	condition text := format('organization_id = %s', organization);
	counted integer;
BEGIN
	SELECT kept.revision INTO revision FROM public.article_revisions AS kept WHERE kept.organization_id = organization;
	total := CASE WHEN revision = known_revision THEN known_total END;

	FOREACH term IN ARRAY terms LOOP
		has_trigrams := has_trigrams OR length(term) >= 3;
		condition := condition || format(
			' AND search_text LIKE %L', '%' || replace(replace(replace(term, '\', '\\'), '%', '\%'), '_', '\_') || '%'
		);
	END LOOP;
	IF group_ids IS NOT NULL THEN
		condition := condition || format(' AND group_id = ANY (%L::integer[])', group_ids);
	END IF;

	-- The trigram index finds rare words in a millisecond or two, and gives up on frequent ones early.
	IF has_trigrams AND (total IS NULL OR total <= gathered) THEN
		EXECUTE format(
			'WITH hits AS MATERIALIZED (SELECT sort_key, id FROM public.articles WHERE %s LIMIT %s)
			SELECT (SELECT count(*) FROM hits), ARRAY (SELECT id FROM hits ORDER BY sort_key, id LIMIT %s OFFSET %s)',
			condition, gathered + 1, page_size, page_offset
		) INTO counted, article_ids;
		IF counted <= gathered THEN
			total := counted;
			RETURN;
		END IF;
	END IF;

	article_ids := public.walk_articles(condition, page_size, page_offset);
	IF total IS NOT NULL THEN
		RETURN;
	END IF;
	-- A page that is not full is the last one, and tells how many came before it.
	IF cardinality(article_ids) < page_size AND (page_offset = 0 OR cardinality(article_ids) > 0) THEN
		total := page_offset + cardinality(article_ids);
		RETURN;
	END IF;
	EXECUTE format('SELECT count(*) FROM public.articles WHERE %s', condition) INTO total;
END $$;
--> statement-breakpoint
REVOKE ALL ON FUNCTION walk_articles FROM PUBLIC;
--> statement-breakpoint
REVOKE ALL ON FUNCTION search_articles FROM PUBLIC;
--> statement-breakpoint
GRANT EXECUTE ON FUNCTION search_articles TO platen_tenant;
--> statement-breakpoint
GRANT CREATE ON SCHEMA public TO platen_search;
--> statement-breakpoint
ALTER FUNCTION search_articles OWNER TO platen_search;
--> statement-breakpoint
ALTER FUNCTION walk_articles OWNER TO platen_search;
--> statement-breakpoint
REVOKE CREATE ON SCHEMA public FROM platen_search;
