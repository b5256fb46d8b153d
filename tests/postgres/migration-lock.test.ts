// @rounds: it starts a PostgreSQL server.
import { createServer, connect, type AddressInfo } from 'node:net';
import { openStore } from 'server';
import { queryRows } from 'server/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PrivatePostgres, postgresBinaries } from './private-postgres.ts';

const MIGRATION_LOCK = 5_022_026;
/** Timeout of the owner's connections; the lock is held for longer. */
const STATEMENT_TIMEOUT = '1s';
const LOCKED_S = 3;

const [newest] = [...postgresBinaries].toReversed();

/**
 * Returns the parameters of a start-up message (PostgreSQL, 55.7): a length and a version, then names and values, each
 * terminated by 0.
 */
const parametersOf = (message: Buffer): Record<string, string> => {
  const words = message.subarray(8).toString().split('\0');
  return Object.fromEntries(
    words.flatMap((name, index) => (index % 2 === 0 && name !== '' ? [[name, words[index + 1] ?? '']] : [])),
  );
};

describe('a store on PostgreSQL', () => {
  let postgres: PrivatePostgres;
  let databaseUrl: string;
  beforeAll(async () => {
    if (!newest) throw new Error('There is no PostgreSQL to start.');
    postgres = await PrivatePostgres.open(newest[1]);
    await queryRows(postgres.urlOf('postgres'), 'create role waiting login createrole');
    await queryRows(postgres.urlOf('postgres'), 'create database waiting owner waiting');
    await queryRows(
      postgres.urlOf('postgres'),
      `alter role waiting set statement_timeout = '${STATEMENT_TIMEOUT}'`,
    );
    databaseUrl = postgres.urlOf('waiting', 'waiting');
  });
  afterAll(() => postgres.close());

  it('waits for the migration of another server for longer than a statement may take', async () => {
    const other = queryRows(
      postgres.urlOf('waiting'),
      `select pg_advisory_lock(${MIGRATION_LOCK}), pg_sleep(${LOCKED_S})`,
    );
    await expect
      .poll(() =>
        queryRows(postgres.urlOf('waiting'), `select from pg_locks where locktype = 'advisory' and granted`),
      )
      .toHaveLength(1);
    const startedAt = performance.now();
    const store = await openStore({ databaseUrl });
    expect(performance.now() - startedAt).toBeGreaterThan(1500);
    await store.ping();
    await store.close();
    await other;
  });

  it('asks for no setting when it connects: PgBouncer refuses those it does not know', async () => {
    const { hostname, port } = new URL(databaseUrl);
    const seen: Record<string, string>[] = [];
    const pooler = createServer((client) => {
      const server = connect(Number(port), hostname);
      client.once('data', (message) => seen.push(parametersOf(message)));
      client.pipe(server).pipe(client);
      for (const socket of [client, server]) socket.on('error', () => undefined);
    });
    await new Promise<void>((done) => pooler.listen(0, '127.0.0.1', done));
    const address = new URL(databaseUrl);
    address.port = String((pooler.address() as AddressInfo).port);
    address.hostname = '127.0.0.1';
    const store = await openStore({ databaseUrl: address.href, directUrl: databaseUrl });
    await store.ping();
    await store.close();
    await new Promise((done) => pooler.close(done));
    expect(seen.length).toBeGreaterThan(0);
    // Parameters that PgBouncer supports, or tracks itself.
    const known = new Set(['user', 'database', 'client_encoding', 'application_name']);
    expect(seen.flatMap((parameters) => Object.keys(parameters)).filter((name) => !known.has(name))).toEqual(
      [],
    );
  });
});
