-- An import writes its articles in many short transactions. Until its last one they are pending: everybody else sees none
-- of them, and all of them from the statement on that deletes the row here (docs/adr/0036).
CREATE TABLE "pending_articles" (
	"organization_id" integer NOT NULL,
	"import_id" integer NOT NULL,
	"first_id" integer NOT NULL,
	"last_id" integer NOT NULL,
	CONSTRAINT "pending_articles_organization_id_import_id_pk" PRIMARY KEY("organization_id","import_id")
);
--> statement-breakpoint
ALTER TABLE "pending_articles" ADD CONSTRAINT "pending_articles_organization_id_import_id_imports_organization_id_id_fk" FOREIGN KEY ("organization_id","import_id") REFERENCES "public"."imports"("organization_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
SELECT platen_isolate('public.pending_articles');
--> statement-breakpoint
CREATE POLICY search ON pending_articles FOR SELECT TO platen_search USING (true);
--> statement-breakpoint
GRANT SELECT ON pending_articles TO platen_search;
--> statement-breakpoint
-- The import whose transaction this is: it alone sees its pending articles. Null in every other transaction.
CREATE FUNCTION current_import_id() RETURNS integer LANGUAGE sql STABLE
	RETURN nullif(current_setting('app.import_id', true), '')::integer;
--> statement-breakpoint
-- Restrictive: besides the policy of the organisation. The subquery is answered once for a statement, not for each row.
CREATE POLICY pending ON articles AS RESTRICTIVE TO platen_tenant USING (NOT id <@ (
	SELECT coalesce(range_agg(int4range(first_id, last_id, '[]')), '{}') FROM pending_articles AS pending
	WHERE pending.organization_id = current_organization_id() AND import_id IS DISTINCT FROM current_import_id()
));
--> statement-breakpoint
CREATE POLICY pending ON article_labels AS RESTRICTIVE TO platen_tenant USING (NOT article_id <@ (
	SELECT coalesce(range_agg(int4range(first_id, last_id, '[]')), '{}') FROM pending_articles AS pending
	WHERE pending.organization_id = current_organization_id() AND import_id IS DISTINCT FROM current_import_id()
));
--> statement-breakpoint
-- As in 0003. What an import writes changes no number of hits until it is seen; its last transaction renews the revision.
CREATE OR REPLACE FUNCTION renew_article_revision() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF current_user = 'platen_tenant' THEN
		IF public.current_import_id() IS NOT NULL THEN
			RETURN NULL;
		END IF;
		-- The policy lets it change articles of this organisation only.
		INSERT INTO public.article_revisions VALUES (public.current_organization_id(), gen_random_uuid())
		ON CONFLICT (organization_id) DO UPDATE SET revision = excluded.revision;
	ELSE
		UPDATE public.article_revisions SET revision = gen_random_uuid();
	END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
-- As in 0014, without pending articles.
CREATE OR REPLACE FUNCTION search_articles(
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
	-- What an import writes is seen by nobody before all of it is there.
	SELECT condition || coalesce(string_agg(format(' AND NOT id BETWEEN %s AND %s', first_id, last_id), ''), '')
	INTO condition FROM public.pending_articles AS pending WHERE pending.organization_id = organization;
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
-- Article numbers that wait in a list until the index of trigrams takes them in are searched one by one, and taking in a
-- long list stops the embedded store for everybody: 0.5 MB instead of 4.
ALTER INDEX "articles_search" SET (gin_pending_list_limit = 512);
--> statement-breakpoint
-- As in 0022, without a subquery: the planner writes it into the statement, which takes a tenth of the time for each row.
CREATE OR REPLACE FUNCTION article_identity(identifier text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN CASE
	WHEN length(identifier) NOT IN (8, 12, 13, 14) OR translate(identifier, '0123456789', '') <> '' THEN identifier
	WHEN identifier::bigint > 0 AND (
		(identifier::bigint % 10)
		+ 3 * (identifier::bigint / 10 % 10)
		+ (identifier::bigint / 100 % 10)
		+ 3 * (identifier::bigint / 1000 % 10)
		+ (identifier::bigint / 10000 % 10)
		+ 3 * (identifier::bigint / 100000 % 10)
		+ (identifier::bigint / 1000000 % 10)
		+ 3 * (identifier::bigint / 10000000 % 10)
		+ (identifier::bigint / 100000000 % 10)
		+ 3 * (identifier::bigint / 1000000000 % 10)
		+ (identifier::bigint / 10000000000 % 10)
		+ 3 * (identifier::bigint / 100000000000 % 10)
		+ (identifier::bigint / 1000000000000 % 10)
		+ 3 * (identifier::bigint / 10000000000000 % 10)
	) % 10 = 0 THEN lpad(identifier, 14, '0')
	ELSE identifier
END;
