import { Client } from 'pg';

const serverUrl = process.env['TEST_DATABASE_URL'] ?? 'postgres://postgres@127.0.0.1:5432/test';

/**
 * Returns whether a PostgreSQL server is available. A configured server that does not answer is an error, so that no test
 * is skipped silently.
 */
export async function hasDatabase(): Promise<boolean> {
  const client = new Client({ connectionString: serverUrl, connectionTimeoutMillis: 1_000 });
  try {
    await client.connect();
    await client.end();
    return true;
  } catch (error) {
    if (process.env['TEST_DATABASE_URL'] !== undefined) throw error;
    return false;
  }
}

/** A separate schema on the server, dropped by `close`. */
export interface ArticlesDatabase {
  readonly url: string;
  readonly schema: string;
  run(sql: string, values?: readonly unknown[]): Promise<readonly Readonly<Record<string, unknown>>[]>;
  close(): Promise<void>;
}

export async function openArticlesDatabase(): Promise<ArticlesDatabase> {
  const schema = `platen_connect_${crypto.randomUUID().replaceAll('-', '')}`;
  const client = new Client({ connectionString: serverUrl });
  await client.connect();
  await client.query(`CREATE SCHEMA ${schema}`);
  return {
    url: serverUrl,
    schema,
    run: async (sql, values = []) => (await client.query(sql, [...values])).rows,
    close: async () => {
      await client.query(`DROP SCHEMA ${schema} CASCADE`);
      await client.end();
    },
  };
}
