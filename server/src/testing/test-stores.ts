import { Client } from 'pg';
import { openStore } from '../store/open-store.ts';
import { createMemoryStore } from '../store/memory-store.ts';
import type { Store } from '../store/store.ts';

/** A kind of store the suite runs on. */
export interface TestStore {
  readonly name: 'PGlite' | 'PostgreSQL';
  /** A fresh, migrated store; closing it leaves nothing behind. */
  readonly open: () => Promise<Store>;
}

const serverUrl = process.env['TEST_DATABASE_URL'] ?? 'postgres://postgres@127.0.0.1:5432/test';

async function isAnswering(url: string): Promise<boolean> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 1000 });
  try {
    await client.connect();
    await client.end();
    return true;
  } catch {
    return false;
  }
}

async function inServer(statement: string): Promise<void> {
  const client = new Client({ connectionString: serverUrl });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/** A database of its own on the server, dropped when the store is closed. */
async function openTemporaryDatabase(): Promise<Store> {
  const name = `platen_test_${crypto.randomUUID().replaceAll('-', '')}`;
  await inServer(`create database ${name}`);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  const store = await openStore({ databaseUrl: url.href });
  return {
    ...store,
    close: async () => {
      await store.close();
      await inServer(`drop database if exists ${name} with (force)`);
    },
  };
}

const pglite: TestStore = { name: 'PGlite', open: createMemoryStore };
const postgres: TestStore = { name: 'PostgreSQL', open: openTemporaryDatabase };

/**
 * The stores of this run: always PGlite, and PostgreSQL where TEST_DATABASE_URL names a server or one answers locally.
 * A server that is named and does not answer is an error, never a silent omission.
 */
export async function testStores(): Promise<readonly TestStore[]> {
  const hasPostgres = await isAnswering(serverUrl);
  if (!hasPostgres && process.env['TEST_DATABASE_URL'] !== undefined) {
    throw new Error('TEST_DATABASE_URL is set, but nothing answers there.');
  }
  return hasPostgres ? [pglite, postgres] : [pglite];
}
