import { Client } from 'pg';
import type { RunStatement } from '../run-statement.ts';
import { StoreRefusal } from '../store-refusal.ts';

const CONNECT_WITHIN_MS = 10_000;

/**
 * Connects to a database as its owner, outside of any pool, and ends the connection after the work.
 * @param connectionString of the server itself, not of a pooler
 * @throws StoreRefusal when it cannot be reached
 */
export async function withOwner<Result>(
  connectionString: string,
  work: (client: Client, run: RunStatement) => Promise<Result>,
): Promise<Result> {
  const client = new Client({ connectionString, connectionTimeoutMillis: CONNECT_WITHIN_MS });
  // A lost connection rejects the statement in progress as well.
  client.on('error', () => undefined);
  await client.connect().catch((error: unknown) => {
    throw refusalOf(error);
  });
  try {
    return await work(
      client,
      async (statement, values) =>
        (await client.query<Record<string, unknown>>(statement, values && [...values])).rows,
    );
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** Returns a refusal with the reason, but never the address, which contains a password. */
function refusalOf(error: unknown): unknown {
  const fault = error instanceof AggregateError ? (error.errors[0] as unknown) : error;
  if (!(fault instanceof Error)) return error;
  return new StoreRefusal(
    `The PostgreSQL server refuses or cannot be reached: ${fault.message}. Check DATABASE_URL.`,
    { mayPass: true },
  );
}
