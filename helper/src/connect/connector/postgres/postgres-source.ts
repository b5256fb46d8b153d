import { Pool, type PoolClient, type QueryArrayResult } from 'pg';
import type { Logger } from '../../../logger.ts';
import type { ColumnChoice } from '../../connect-config.ts';
import { connectLimits } from '../../connect-limits.ts';
import { findArticleColumns, type ArticleColumns } from '../article-columns.ts';
import { articleRow } from '../article-row.ts';
import { SourceFault, type ArticleRow, type ArticleSource } from '../article-source.ts';
import { searchWords } from '../search-text.ts';
import {
  columnsStatement,
  findStatement,
  searchStatement,
  type SearchedColumns,
  type Statement,
} from './article-sql.ts';
import { databaseFault } from './database-fault.ts';

export interface PostgresSettings {
  readonly url: string;
  /** One query without a semicolon, see `requireSingleQuery`. */
  readonly query: string;
  readonly columns: ColumnChoice;
  readonly logger: Logger;
}

/** Values as text in the database's own format, so that numbers keep their zeros and dates their form. */
const booleanType = 16;
const types = {
  getTypeParser: (type: number) => (text: string) => (type === booleanType ? String(text === 't') : text),
};

interface FoundColumns extends SearchedColumns {
  readonly places: ArticleColumns;
}

/** Creates a source that runs the owner's query for every question, in a read-only transaction with a time limit. */
export function createPostgresSource({ url, query, columns, logger }: PostgresSettings): ArticleSource {
  const pool = new Pool({
    connectionString: url,
    max: connectLimits.databaseConnections,
    connectionTimeoutMillis: connectLimits.databaseConnectMs,
    application_name: 'platen-connect',
  });
  // A connection that breaks while idle is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => logger.info('database connection lost'));

  async function reading<Result>(work: (client: PoolClient) => Promise<Result>): Promise<Result> {
    let client: PoolClient | undefined;
    try {
      client = await pool.connect();
      await client.query(
        `BEGIN TRANSACTION READ ONLY; SET LOCAL statement_timeout = ${connectLimits.statementMs}`,
      );
      const result = await work(client);
      await client.query('COMMIT');
      client.release();
      return result;
    } catch (error) {
      // The state of the connection is unknown: it is discarded and the next question gets another one.
      client?.release(true);
      throw databaseFault(error, url);
    }
  }

  async function columnsOf(client: PoolClient): Promise<FoundColumns> {
    const { fields } = await ask(client, columnsStatement(query));
    const names = fields.map(({ name }) => name);
    const places = findArticleColumns({ rows: [names], hasHeader: true }, columns);
    const nameAt = (index: number) => names[index] ?? '';
    const { id, name, identifier } = places;
    return { places, id: nameAt(id), name: nameAt(name), identifier: nameAt(identifier) };
  }

  return {
    search: async ({ searchQuery, offset, take }) => {
      const words = searchWords(searchQuery);
      if (words === undefined) return { articles: [], total: 0 };
      return reading(async (client) => {
        const found = await columnsOf(client);
        const page = async (from: number, size: number) =>
          (await ask(client, searchStatement(query, found, words, { offset: from, take: size }))).rows;
        const rows = await page(offset, take);
        // A page after the last one has no rows, and so no total; the first page is asked for it.
        const [counted = ['0']] = rows.length > 0 ? rows : await page(0, 1);
        const articles = rows.map(([, id, ...cells]) => rowOf(id, cells, found));
        return { articles, total: Number(counted[0]) };
      });
    },
    find: async (id) => {
      if (id.includes('\0') || !id.isWellFormed()) return null;
      return reading(async (client) => {
        const found = await columnsOf(client);
        const { rows } = await ask(client, findStatement(query, found, id));
        if (rows.length > 1) {
          throw new SourceFault(`The query answers more than one row for the article ${id}.`);
        }
        const [row] = rows;
        return row === undefined ? null : rowOf(row[0], row.slice(1), found);
      });
    },
    close: () => pool.end(),
  };
}

type Cell = string | null | undefined;

function ask(client: PoolClient, { text, values }: Statement): Promise<QueryArrayResult<Cell[]>> {
  return client.query({ text, values: [...values], rowMode: 'array', types });
}

/**
 * Returns the article of a row. Its id is the id as text by which questions look it up; the value of a padded column
 * would differ.
 */
function rowOf(id: Cell, cells: readonly Cell[], { places }: FoundColumns): ArticleRow {
  const texts = cells.map((cell, index) => (index === places.id ? (id ?? '') : (cell ?? '').trim()));
  return articleRow(texts, places);
}
