import * as fc from 'fast-check';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { silentLogger } from '../../../logger.ts';
import {
  hasDatabase,
  openArticlesDatabase,
  type ArticlesDatabase,
} from '../../../testing/articles-database.ts';
import { findArticleColumns } from '../article-columns.ts';
import type { ArticleSource } from '../article-source.ts';
import { createArticleIndex } from '../csv/article-index.ts';
import { createPostgresSource } from './postgres-source.ts';
import { requireSingleQuery } from './single-query.ts';

const unnamed = { id: null, name: null, identifier: null };
const rows = [
  ['007', 'A-1', 'Crème brûlée', '200 g'],
  ['008', 'B-2', "O'Brien; DROP TABLE articles --", '1'],
  ['009', '100%', 'a_b \\ "c" $1', '2'],
  ['010', '007', 'Straße Øl', '3'],
  ['', 'X', 'Nobody', ''],
];

const idsFor = async (asked: ArticleSource, searchQuery: string, page = { offset: 0, take: 50 }) => {
  const { articles, total } = await asked.search({ searchQuery, ...page });
  return { ids: articles.map(({ id }) => id), total };
};

/** Character sequences with a meaning in SQL, and texts of the rows. */
const hostileUnits =
  "' \" ; -- % _ \\ $1 $$ /* */ OR 1=1 ) ( :: { , a B e ê Ø ß 0 7 O'Brien DROP TABLE".split(' ');

describe.runIf(await hasDatabase())('a query as a source', () => {
  let database: ArticlesDatabase;
  let source: ArticleSource | undefined;

  beforeAll(async () => {
    database = await openArticlesDatabase();
    await database.run(
      `CREATE TABLE ${database.schema}.articles (id text, sku text, name text, weight text, price numeric(8, 2), big boolean)`,
    );
    for (const row of rows) {
      await database.run(`INSERT INTO ${database.schema}.articles VALUES ($1, $2, $3, $4, 1.50, true)`, row);
    }
  });

  afterEach(async () => {
    await source?.close();
  });

  afterAll(async () => {
    await database.close();
  });

  function open(query: string, url = database.url): ArticleSource {
    const sql = requireSingleQuery(query.replaceAll('articles', `${database.schema}.articles`));
    source = createPostgresSource({ url, query: sql, columns: unnamed, logger: silentLogger });
    return source;
  }

  const named = "SELECT * FROM articles WHERE id <> ''; -- all that have one";

  it('gives articles as the database writes them: zeros, decimals, words', async () => {
    expect(await open(named).find('007')).toEqual({
      id: '007',
      name: 'Crème brûlée',
      externalIdentifier: 'A-1',
      values: { id: '007', sku: 'A-1', name: 'Crème brûlée', weight: '200 g', price: '1.50', big: 'true' },
    });
    expect(await source?.find('7')).toBeNull();
    expect(await source?.find("007' OR '1'='1")).toBeNull();
    expect(await source?.find('\0')).toBeNull();
  });

  it('is searched by all words, folded, in pages with the number of all', async () => {
    const asked = open(named);
    expect(await idsFor(asked, '')).toEqual({ ids: ['009', '007', '008', '010'], total: 4 });
    expect(await idsFor(asked, 'BRULEE creme')).toEqual({ ids: ['007'], total: 1 });
    expect(await idsFor(asked, 'strasse ol')).toEqual({ ids: ['010'], total: 1 });
    expect(await idsFor(asked, '007')).toEqual({ ids: ['007', '010'], total: 2 });
    expect(await idsFor(asked, '', { offset: 1, take: 2 })).toEqual({ ids: ['007', '008'], total: 4 });
    expect(await idsFor(asked, '', { offset: 9, take: 2 })).toEqual({ ids: [], total: 4 });
    expect(await idsFor(asked, 'nowhere')).toEqual({ ids: [], total: 0 });
  });

  it('finds for hostile text what a plain comparison finds, and nothing else', async () => {
    const asked = open(named);
    const columns = findArticleColumns({ rows: [['id', 'sku', 'name', 'weight']], hasHeader: true }, unnamed);
    const plain = createArticleIndex(rows.slice(0, 4), columns);
    const unit = fc.constantFrom(...hostileUnits, ' ', '\n', '\u00A0', '\0', '\uD800');
    await fc.assert(
      fc.asyncProperty(fc.array(unit, { maxLength: 6 }), async (units) => {
        const search = { searchQuery: units.join(''), offset: 0, take: 50 };
        const { articles, total } = await asked.search(search);
        const expected = plain.search(search);
        expect(total).toBe(expected.total);
        expect(articles.map(({ id }) => id)).toEqual(expected.articles.map(({ id }) => id));
      }),
      { numRuns: 300 },
    );
    expect(await database.run(`SELECT count(*)::int AS rows FROM ${database.schema}.articles`)).toEqual([
      { rows: rows.length },
    ]);
  });

  it('can be any single query, and cannot write', async () => {
    expect(await open('WITH a AS (SELECT 1 AS id, 2 AS name) SELECT * FROM a').find('1')).toMatchObject({
      id: '1',
      name: '2',
    });
    await source?.close();
    await database.run(
      `CREATE FUNCTION ${database.schema}.articles_spoil() RETURNS text LANGUAGE sql AS 'DELETE FROM ${database.schema}.articles RETURNING id'`,
    );
    await expect(open('SELECT articles_spoil() AS id, 1 AS name').find('1')).rejects.toThrow(
      /^The database refuses the query: .*read-only transaction\.$/,
    );
  });

  it.each<[string, string, string]>([
    [
      'a table that is not there',
      'SELECT * FROM nowhere',
      'The database refuses the query: relation "nowhere"',
    ],
    ['two columns of one name', "SELECT '1' AS id, 'a' AS name, 'b' AS name", 'Two columns of the source'],
    ['a missing name', "SELECT '1' AS id", 'CONNECT_NAME_COLUMN'],
    ['two rows of one id', "SELECT '1' AS id, name FROM articles", 'more than one row for the article 1'],
    ['a text that is too long', "SELECT '1' AS id, repeat('x', 5001) AS name", 'more than 5,000 characters'],
  ])('is refused in a sentence for %s', async (_what, query, sentence) => {
    await expect(open(query).find('1')).rejects.toThrow(sentence);
  });

  it('gives a fault when an article has no id, rather than leave it out', async () => {
    await expect(idsFor(open('SELECT * FROM articles'), 'nobody')).rejects.toThrow('An article has no id.');
  });

  it('reports that the database is away, and never the password', async () => {
    const url = 'postgres://reader:s3cr%25t@127.0.0.1:1/erp';
    const error = await open('SELECT 1', url)
      .find('1')
      .catch((thrown: unknown) => thrown);
    expect(String(error)).toContain('The database cannot be reached: connect ECONNREFUSED 127.0.0.1:1.');
    expect(String(error)).not.toMatch(/s3cr/);
  });

  it('is ended when it takes too long', { timeout: 20_000 }, async () => {
    await expect(open("SELECT '1' AS id, pg_sleep(60)::text AS name").find('1')).rejects.toThrow(
      'The query of the connector took longer than 8 seconds.',
    );
  });
});
