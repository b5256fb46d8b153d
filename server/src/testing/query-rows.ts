import { Client } from 'pg';

/** Runs statements in a PostgreSQL database, on a separate connection, and returns the rows of a single one. */
export async function queryRows(url: string, statement: string): Promise<readonly object[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<object>(statement)).rows;
  } finally {
    await client.end();
  }
}
