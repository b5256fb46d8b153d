import { Client } from 'pg';
import { schemaFingerprint } from '../foundation/store/migrations.ts';
import { openPostgres } from '../foundation/store/postgres/open-postgres.ts';
import type { Store } from '../foundation/store/store.ts';

const serverUrl = process.env['TEST_DATABASE_URL'] ?? 'postgres://postgres@127.0.0.1:5432/test';
/**
 * Arbitrary but constant number of the advisory lock: workers that start together create the template one after the
 * other.
 */
const templateLock = 5_022_027;
/**
 * Name of the template, which is kept on the server by its migrations, as `.cache/store-template` is for the embedded
 * store.
 */
const template = `platen_template_${schemaFingerprint}`;

/** Returns whether a PostgreSQL server answers. @throws Error when TEST_DATABASE_URL names one that does not */
export async function isPostgresThere(): Promise<boolean> {
  const client = new Client({ connectionString: serverUrl, connectionTimeoutMillis: 1000 });
  try {
    await client.connect();
    await client.end();
    return true;
  } catch {
    if (process.env['TEST_DATABASE_URL'] === undefined) return false;
    throw new Error('TEST_DATABASE_URL is set, but nothing answers there.');
  }
}

async function inServer<Result>(work: (client: Client) => Promise<Result>): Promise<Result> {
  const client = new Client({ connectionString: serverUrl });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Returns the URL of a database. Commits do not wait for the disk: the data of a test need not survive a power failure. */
function urlOf(name: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  url.searchParams.set('options', '-c synchronous_commit=off');
  return url.href;
}

async function makeTemplate(client: Client): Promise<void> {
  await client.query('select pg_advisory_lock($1)', [templateLock]);
  const { rowCount } = await client.query('select from pg_database where datname = $1', [template]);
  if (rowCount === 0) {
    const unfinished = `${template}_unfinished`;
    await client.query(`drop database if exists ${unfinished} with (force)`);
    await client.query(`create database ${unfinished}`);
    await (await openPostgres({ databaseUrl: urlOf(unfinished) })).close();
    await client.query(`alter database ${unfinished} rename to ${template}`);
  }
  await client.query('select pg_advisory_unlock($1)', [templateLock]);
}

/** Prefix of every database of this process; worker threads have the same process id. */
const prefix = `platen_test_${process.pid}_`;

/** Creates a separate migrated database on the server, copied from a template. */
export async function createTemporaryDatabase(): Promise<{ url: string; drop: () => Promise<void> }> {
  const name = prefix + crypto.randomUUID().replaceAll('-', '').slice(0, 20);
  await inServer(async (client) => {
    await makeTemplate(client);
    await client.query(`create database ${name} template ${template}`);
  });
  return {
    url: urlOf(name),
    drop: async () => {
      await inServer((client) => client.query(`drop database if exists ${name} with (force)`));
    },
  };
}

/** Opens a store on a temporary database, which is dropped when the store is closed. */
export async function openTemporaryDatabase(): Promise<Store> {
  const { url, drop } = await createTemporaryDatabase();
  const store = await openPostgres({ databaseUrl: url });
  return {
    ...store,
    close: async () => {
      await store.close();
      await drop();
    },
  };
}

/**
 * Drops the databases that suites of this process did not close: a worker keeps the store that its suites share until
 * it ends.
 */
export async function dropTemporaryDatabases(): Promise<void> {
  if (!(await isPostgresThere())) return;
  await inServer(async (client) => {
    const { rows } = await client.query<{ datname: string }>(
      'select datname from pg_database where starts_with(datname, $1)',
      [prefix],
    );
    for (const { datname } of rows) await client.query(`drop database if exists ${datname} with (force)`);
  });
}
