-- What articles are told apart by: a GTIN-8, 12, 13 or 14 whose check digit fits in its fourteen digits, every other
-- identifier to the letter. The same rule as articleIdentity of label-core/gtin; a test compares them.
CREATE FUNCTION article_identity(identifier text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN CASE
	WHEN identifier ~ '^([0-9]{8}|[0-9]{12,14})$' AND identifier !~ '^0+$' AND (
		SELECT sum(substr(lpad(identifier, 14, '0'), place, 1)::integer * CASE WHEN place % 2 = 1 THEN 3 ELSE 1 END) % 10 = 0
		FROM generate_series(1, 14) AS place
	) THEN lpad(identifier, 14, '0')
	ELSE identifier
END;
--> statement-breakpoint
ALTER TABLE "articles" ADD COLUMN "identity" text COLLATE "C" GENERATED ALWAYS AS (article_identity("external_identifier")) STORED NOT NULL;
--> statement-breakpoint
CREATE INDEX "articles_by_identity" ON "articles" USING btree ("organization_id","identity");
--> statement-breakpoint
-- An article is found by every number it has, as articles are that are written from now on (searchColumns).
ALTER TABLE "articles" NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
UPDATE "articles" SET "search_text" = "search_text" || E'\n' || numbers.text FROM (
	SELECT organization_id, id, string_agg(DISTINCT btrim(datum ->> 'data'), ' ') AS text
	FROM "articles", jsonb_array_elements("data") AS datum
	WHERE datum ->> 'key' ~* '^(ean|gtin)$' AND btrim(datum ->> 'data') ~ '^[0-9]{8,14}$'
	GROUP BY organization_id, id
) AS numbers WHERE "articles".organization_id = numbers.organization_id AND "articles".id = numbers.id;
--> statement-breakpoint
ALTER TABLE "articles" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
-- Until now codes added a missing check digit to every number. Labels published before are looked at by this.
DO $$
BEGIN
	EXECUTE format('CREATE FUNCTION check_digits_added_until() RETURNS timestamptz LANGUAGE sql STABLE RETURN %L::timestamptz', now());
END $$;
