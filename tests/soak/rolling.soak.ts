import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { queryRows } from 'server/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { tellFigures } from '../../scripts/soak/figures.ts';
import { PrivatePostgres } from '../postgres/private-postgres.ts';
import { Caddy } from './caddy.ts';
import { countJobs } from './count-jobs.ts';
import { DatabaseClients } from './database-clients.ts';
import { OneOfServers } from './several-servers.ts';

/**
 * Three real servers on one PostgreSQL behind the Caddyfile of the project. They are restarted one after the other, as an
 * upgrade does it, while clients search and print without a pause: no client notices.
 */
const SERVERS = 3;
const CLIENTS = 12;
const REQUESTS = 10_000;
const TIMEOUT_MS = 15 * 60_000;
const DATABASE = 'platen';

let postgres: PrivatePostgres;
let folder: string;
let servers: readonly OneOfServers[] = [];
let caddy: Caddy | undefined;

beforeAll(async () => {
  postgres = await PrivatePostgres.open();
  await queryRows(postgres.urlOf('postgres'), `create database ${DATABASE}`);
  folder = await mkdtemp(join(tmpdir(), 'platen-rolling-'));
  servers = await OneOfServers.startAll(SERVERS, { folder, databaseUrl: postgres.urlOf(DATABASE) });
  caddy = await Caddy.open(
    folder,
    servers.map(({ port }) => port),
  );
});
afterAll(async () => {
  await caddy?.close();
  await Promise.all(servers.map(({ running }) => running.stop()));
  await postgres.close();
  await rm(folder, { recursive: true, force: true });
});

it(
  'no request fails while each server is restarted in turn, and every job is there once',
  async () => {
    if (!caddy) throw new Error('The proxy was not started.');
    const clients = await DatabaseClients.signIn(caddy.url);
    const before = await countJobs(postgres.urlOf(DATABASE));
    clients.start(CLIENTS);
    let restarts = 0;
    while (clients.seen.length < REQUESTS || restarts < SERVERS) {
      const server = servers[restarts % SERVERS];
      await server?.running.stop();
      expect(await server?.running.exited).toBe(0);
      await server?.start();
      restarts += 1;
    }
    await clients.end();

    const failed = clients.seen.filter(({ status }) => status === undefined || status >= 400);
    tellFigures({
      requests: clients.seen.length,
      restarts,
      failed: failed.length,
      'jobs created': clients.confirmed.size,
    });
    expect(failed).toEqual([]);
    expect((await countJobs(postgres.urlOf(DATABASE))) - before).toBe(clients.confirmed.size);
  },
  TIMEOUT_MS,
);
