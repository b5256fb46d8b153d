import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { queryRows } from 'server/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { tellFigures } from '../../scripts/soak/figures.ts';
import { countJobs } from './count-jobs.ts';
import { DatabaseClients } from './database-clients.ts';
import { PrivatePostgres } from '../postgres/private-postgres.ts';
import { OneOfServers } from './several-servers.ts';

/**
 * The real server on a PostgreSQL that is restarted, crashes, and closes its connections, while twelve clients search
 * and print: the server continues, clients get 503 with Retry-After, and every job exists once.
 */
const CLIENTS = 12;
const TIMES = 10;
const QUIET_MS = 1500;
/** Max. time until everything is answered again after the database is back. */
const BACK_WITHIN_MS = 1000;
const DATABASE = 'platen';

let postgres: PrivatePostgres;
let folder: string;
let server: OneOfServers | undefined;
let clients: DatabaseClients;
let hasEnded = false;

beforeAll(async () => {
  postgres = await PrivatePostgres.open();
  await queryRows(postgres.urlOf('postgres'), `create database ${DATABASE}`);
  folder = await mkdtemp(join(tmpdir(), 'platen-soak-'));
  [server] = await OneOfServers.startAll(1, { folder, databaseUrl: postgres.urlOf(DATABASE) });
  if (!server) throw new Error('The server was not started.');
  void server.running.exited.then(() => (hasEnded = true));
  clients = await DatabaseClients.signIn(server.url);
});
afterAll(async () => {
  await server?.running.stop();
  await postgres.close();
  await rm(folder, { recursive: true, force: true });
});

const faults = {
  'restarted fast': async () => {
    await postgres.stop('fast');
    await postgres.start();
  },
  'crashed and started': async () => {
    await postgres.stop('immediate');
    await postgres.start();
  },
  'told to end every connection': () =>
    queryRows(
      postgres.urlOf(DATABASE),
      'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
    ),
} as const;

it('goes on, refuses with 503 only until the database is back, and does every job once', async () => {
  const before = await countJobs(postgres.urlOf(DATABASE));
  clients.start(CLIENTS);
  await quiet();
  /** Periods without the database. */
  const outages: { from: number; until: number }[] = [];
  for (let time = 0; time < TIMES; time += 1)
    for (const bring of Object.values(faults)) {
      const from = Date.now();
      await bring();
      outages.push({ from, until: Date.now() });
      await quiet();
    }
  await clients.end();

  const isDuring = (at: number) =>
    outages.some(({ from, until }) => at >= from && at <= until + BACK_WITHIN_MS);
  const refused = clients.seen.filter(({ status }) => status === undefined || status >= 400);
  tellFigures({
    calls: clients.seen.length,
    outages: outages.length,
    'refused with 503': refused.filter(({ status }) => status === 503).length,
    'jobs created': clients.confirmed.size,
  });
  expect(hasEnded).toBe(false);
  expect(refused.filter(({ status, retryAfter }) => status !== 503 || retryAfter === null)).toEqual([]);
  expect(refused.filter(({ at }) => !isDuring(at))).toEqual([]);
  expect((await countJobs(postgres.urlOf(DATABASE))) - before).toBe(clients.confirmed.size);
});

const quiet = () => new Promise<void>((done) => setTimeout(done, QUIET_MS));
