import { describe, expect, it } from 'vitest';
import { requireSingleQuery } from './single-query.ts';

describe('a query of a connector', () => {
  it.each([
    ['SELECT 1', 'SELECT 1'],
    ['select 1;', 'select 1'],
    ['  SELECT 1 ; \n -- the end', 'SELECT 1'],
    ['SELECT 1; /* the /* very */ end */ ;;', 'SELECT 1'],
    ['-- what\nSELECT 1', '-- what\nSELECT 1'],
    [
      "SELECT ';', E'it\\';', $$;$$, $a$ ; $$ $a$, \";\"",
      "SELECT ';', E'it\\';', $$;$$, $a$ ; $$ $a$, \";\"",
    ],
    ["SELECT 'it''s; fine'", "SELECT 'it''s; fine'"],
    ["SELECT ')' -- )", "SELECT ')' -- )"],
    ['WITH a AS (SELECT 1) SELECT * FROM a', 'WITH a AS (SELECT 1) SELECT * FROM a'],
    ['(SELECT 1) UNION (SELECT 2)', '(SELECT 1) UNION (SELECT 2)'],
    ['TABLE articles', 'TABLE articles'],
  ])('is accepted: %j', (sql, query) => {
    expect(requireSingleQuery(sql)).toBe(query);
  });

  it.each([
    ['SELECT 1; SELECT 2', 'holds more than one statement'],
    ['SELECT 1; DROP TABLE articles', 'holds more than one statement'],
    ['SELECT 1) AS a; DELETE FROM articles; (SELECT 1', 'closes a bracket'],
    ['SELECT 1) UNION (SELECT 2', 'closes a bracket'],
    ['SELECT (1', 'bracket that is not closed'],
    ["SELECT 'a", 'quotation mark that is not closed'],
    ['SELECT "a', 'quotation mark that is not closed'],
    ['SELECT 1 /* end', 'comment that does not end'],
    ['SELECT $1', 'has a parameter'],
    ['DELETE FROM articles', 'begins with SELECT'],
    ['-- SELECT 1', 'begins with SELECT'],
    ['', 'begins with SELECT'],
    ['selection', 'begins with SELECT'],
  ])('is refused: %j %s', (sql, why) => {
    expect(() => requireSingleQuery(sql)).toThrow(why);
  });
});
