import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { queryRows } from 'server/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { tellFigures } from '../../scripts/soak/figures.ts';
import { PrivatePostgres } from '../postgres/private-postgres.ts';
import { countJobs } from './count-jobs.ts';
import { DatabaseClients } from './database-clients.ts';
import { Proxy } from './proxy.ts';
import { OneOfServers } from './several-servers.ts';

/**
 * Three real servers on one PostgreSQL behind a proxy with the file of the project for it. They are restarted one after
 * the other, as an upgrade does it, while clients search and print without a pause: no client notices.
 */
const SERVERS = 3;
const CLIENTS = 12;
/** Requests behind each proxy: Caddy is the one that most installations have. */
const REQUESTS = { caddy: 10_000, haproxy: 3000, nginx: 3000 } as const;
const kinds = ['caddy', 'haproxy', 'nginx'] as const;
const TIMEOUT_MS = 15 * 60_000;
const DATABASE = 'platen';

let postgres: PrivatePostgres;
let folder: string;
let servers: readonly OneOfServers[] = [];

beforeAll(async () => {
  postgres = await PrivatePostgres.open();
  await queryRows(postgres.urlOf('postgres'), `create database ${DATABASE}`);
  folder = await mkdtemp(join(tmpdir(), 'platen-rolling-'));
  servers = await OneOfServers.startAll(SERVERS, { folder, databaseUrl: postgres.urlOf(DATABASE) });
});
afterAll(async () => {
  await Promise.all(servers.map(({ running }) => running.stop()));
  await postgres.close();
  await rm(folder, { recursive: true, force: true });
});

it.each(kinds)(
  'no request fails behind %s while each server is restarted in turn, and every job is there once',
  async (kind) => {
    const proxy = await Proxy.open(
      kind,
      folder,
      servers.map(({ port }) => port),
    );
    const clients = await DatabaseClients.signIn(proxy.url);
    const before = await countJobs(postgres.urlOf(DATABASE));
    clients.start(CLIENTS);
    let restarts = 0;
    while (clients.seen.length < REQUESTS[kind] || restarts < SERVERS) {
      const server = servers[restarts % SERVERS];
      await server?.running.stop();
      expect(await server?.running.exited).toBe(0);
      await server?.start();
      restarts += 1;
    }
    await clients.end();
    await proxy.close();

    const failed = clients.seen.filter(({ status }) => status === undefined || status >= 400);
    tellFigures({
      [`requests behind ${kind}`]: clients.seen.length,
      [`restarts behind ${kind}`]: restarts,
      [`failed behind ${kind}`]: failed.length,
      [`jobs created behind ${kind}`]: clients.confirmed.size,
    });
    expect(failed).toEqual([]);
    expect((await countJobs(postgres.urlOf(DATABASE))) - before).toBe(clients.confirmed.size);
  },
  TIMEOUT_MS,
);
