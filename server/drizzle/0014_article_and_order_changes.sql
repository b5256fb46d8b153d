ALTER TABLE "articles" ADD COLUMN "revision" integer DEFAULT 1 NOT NULL;
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "revision" integer DEFAULT 1 NOT NULL;
--> statement-breakpoint
-- Where a line stands among the others. Its position is its number: what was printed of it is counted under that one.
ALTER TABLE "order_lines" ADD COLUMN "place" integer DEFAULT 0 NOT NULL;
--> statement-breakpoint
-- An article that stands in an order stays: it must not take lines along that people wait for, or that were printed.
ALTER TABLE "order_lines" DROP CONSTRAINT "order_lines_organization_id_article_id_articles_organization_id_id_fk";
--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_organization_id_article_id_articles_organization_id_id_fk" FOREIGN KEY ("organization_id","article_id") REFERENCES "public"."articles"("organization_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
-- A list of a hundred orders asks what was printed of each.
CREATE INDEX "print_job_entries_by_order" ON "print_job_entries" USING btree ("organization_id","order_id","order_line") WHERE order_id IS NOT NULL;
--> statement-breakpoint
-- Sorted by code points on every store, as names are; and with the id, so that a page of the list is read off the index.
DROP INDEX "articles_by_identifier";
--> statement-breakpoint
ALTER TABLE "articles" ALTER COLUMN "external_identifier" TYPE text COLLATE "C";
--> statement-breakpoint
CREATE INDEX "articles_by_identifier" ON "articles" USING btree ("organization_id","external_identifier","id","group_id");
--> statement-breakpoint
CREATE INDEX "articles_by_change" ON "articles" USING btree ("organization_id","modified_at","id","group_id");
--> statement-breakpoint
DROP FUNCTION search_articles(text[], integer[], integer, integer, uuid, integer);
--> statement-breakpoint
DROP FUNCTION walk_articles(text, integer, integer);
--> statement-breakpoint
-- As in 0003, in the order of any index that lists are sorted by.
CREATE FUNCTION walk_articles(condition text, sequence text, page_size integer, page_offset integer) RETURNS integer[]
LANGUAGE plpgsql STABLE SET enable_bitmapscan = off SET enable_seqscan = off SET enable_sort = off AS $$
DECLARE
	article_ids integer[];
BEGIN
	EXECUTE format(
		'SELECT ARRAY (SELECT id FROM public.articles WHERE %s ORDER BY %s LIMIT %s OFFSET %s)',
		condition, sequence, page_size, page_offset
	) INTO article_ids;
	RETURN article_ids;
END $$;
--> statement-breakpoint
-- As in 0003, and sorted: by name, identifier or last change, with a minus in front the other way round.
CREATE FUNCTION search_articles(
	terms text[], group_ids integer[], page_size integer, page_offset integer,
	known_revision uuid DEFAULT NULL, known_total integer DEFAULT NULL, sort text DEFAULT 'name',
	OUT total integer, OUT article_ids integer[], OUT revision uuid
) LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
	gathered constant integer := 1000;
	organization constant integer := coalesce(public.current_organization_id(), 0);
	sequence constant text := CASE sort
		WHEN 'name' THEN 'sort_key, id'
		WHEN '-name' THEN 'sort_key DESC, id DESC'
		WHEN 'identifier' THEN 'external_identifier, id'
		WHEN '-identifier' THEN 'external_identifier DESC, id DESC'
		WHEN 'changed' THEN 'modified_at, id'
		WHEN '-changed' THEN 'modified_at DESC, id DESC'
	END;
	term text;
	has_trigrams boolean := false;
	condition text := format('organization_id = %s', organization);
	counted integer;
BEGIN
	IF sequence IS NULL THEN
		RAISE EXCEPTION 'articles are not sorted by %', sort;
	END IF;
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
			'WITH hits AS MATERIALIZED (
				SELECT sort_key, external_identifier, modified_at, id FROM public.articles WHERE %s LIMIT %s
			)
			SELECT (SELECT count(*) FROM hits), ARRAY (SELECT id FROM hits ORDER BY %s LIMIT %s OFFSET %s)',
			condition, gathered + 1, sequence, page_size, page_offset
		) INTO counted, article_ids;
		IF counted <= gathered THEN
			total := counted;
			RETURN;
		END IF;
	END IF;

	article_ids := public.walk_articles(condition, sequence, page_size, page_offset);
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
