-- The same keys, and the same index: made in a loop, because a query within a function is planned anew for each row that is
-- written, which took longer than all else that a print waits for in the store.
CREATE OR REPLACE FUNCTION print_search_keys(organization integer, week integer, words tsvector) RETURNS tsvector
LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
DECLARE
	before constant text := organization || '.' || week || '.';
	keys text[] := tsvector_to_array(words);
BEGIN
	FOR place IN 1 .. cardinality(keys) LOOP
		keys[place] := before || keys[place];
	END LOOP;
	RETURN array_to_tsvector(keys);
END $$;
--> statement-breakpoint
-- A file to be printed is compressed already, or gone after a day: trying to compress it again takes time and saves nothing.
ALTER TABLE "print_files" ALTER COLUMN "content" SET STORAGE EXTERNAL;
