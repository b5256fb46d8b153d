import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { demoOrganization } from 'server';
import { queryRows, uploadForm } from 'server/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { importFile } from '../../bench/import-file.ts';
import { quantile } from '../../bench/measurement.ts';
import { tellFigures } from '../../scripts/soak/figures.ts';
import { PrivatePostgres } from '../postgres/private-postgres.ts';
import { post, signIn } from './calls.ts';
import { OneOfServers } from './several-servers.ts';

/** Two real servers on one PostgreSQL: what one is told the other knows, and what one was doing the other goes on with. */
const HAND_OVERS = 60;
const TOLD_WITHIN_MS = 100;
const ARTICLES = 100_000;
const TAKEN_OVER_WITHIN_MS = 10_000;
const DATABASE = 'platen';

interface Import {
  readonly state: string;
  readonly attempts: number;
}

let postgres: PrivatePostgres;
let folder: string;
let servers: readonly OneOfServers[] = [];
let token: string;

beforeAll(async () => {
  postgres = await PrivatePostgres.open();
  await queryRows(postgres.urlOf('postgres'), `create database ${DATABASE}`);
  folder = await mkdtemp(join(tmpdir(), 'platen-take-over-'));
  servers = await OneOfServers.startAll(2, { folder, databaseUrl: postgres.urlOf(DATABASE) });
  ({ token } = await signIn(servers[0]?.url ?? '', 'all'));
});
afterAll(async () => {
  await Promise.all(servers.map(({ running }) => running.stop()));
  await postgres.close();
  await rm(folder, { recursive: true, force: true });
});

/** Calls one of the servers with JSON, as a person or a program. */
const call = <T>(server: number, path: string, json: object, key = token): Promise<T> =>
  post(`${servers[server]?.url}${path}`, json, key);

it(`an agent that asks one server is told within ${TOLD_WITHIN_MS} ms of what another one was given`, async () => {
  const { data: agent } = await call<{ data: { id: number; key: string } }>(0, '/api/agents', {
    name: 'Dock',
  });
  await queryRows(
    postgres.urlOf(DATABASE),
    `update printers set agent_id = ${agent.id} where id = 1 and organization_id = ${demoOrganization.organizationId}`,
  );
  const instanceId = randomUUID();
  const poll = () =>
    call<{ data: { jobs: readonly { jobKey: string }[] } }>(
      0,
      '/api/connect/agent/poll',
      { instanceId, machineName: 'DOCK', version: '1.0.0', printQueues: [], waitSeconds: 20 },
      agent.key,
    );
  const times: number[] = [];
  for (let round = 0; round < HAND_OVERS; round += 1) {
    const { printFiles } = await call<{ printFiles: readonly { printJobEntryId: string }[] }>(
      1,
      '/api/printjobs',
      { computerName: 'SOAK', labels: [{ labelId: 1, printerId: 1, articleId: 1, quantity: 1 }] },
    );
    const printJobEntryId = printFiles[0]?.printJobEntryId ?? '';
    const told = poll();
    // The poll waits by now: what it finds at its beginning was not told.
    await delay(200);
    const askedAt = performance.now();
    await call(1, '/api/agentjobs', { printJobEntryId, jobKey: printJobEntryId });
    const { data } = await told;
    times.push(performance.now() - askedAt);
    expect(data.jobs.map(({ jobKey }) => jobKey)).toEqual([printJobEntryId]);
    const job = { jobKey: printJobEntryId, state: 'completed', outcome: 'printed' };
    const nothing = { attention: null, message: null, impressionsCompleted: null };
    await call(
      0,
      '/api/connect/agent/report',
      { instanceId, jobs: [{ ...job, ...nothing, updatedAt: new Date().toISOString() }] },
      agent.key,
    );
  }
  const p95 = quantile(times, 0.95);
  tellFigures({ 'hand-overs told': times.length, 'told, p95 in ms': String(Math.round(p95)) });
  expect(p95).toBeLessThanOrEqual(TOLD_WITHIN_MS);
});

it(`an import whose server is killed goes on at the other one within ${TAKEN_OVER_WITHIN_MS / 1000} s, and imports every row once`, async () => {
  const [, other] = servers;
  // The other one is away until the import is in the hands of the first.
  await other?.running.stop();
  const upload = await fetch(`${servers[0]?.url}/api/import/upload`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: uploadForm({ file: importFile(ARTICLES) }),
  });
  expect(upload.status).toBe(200);
  await until(async () => (await newest()).state === 'Running');
  await other?.start();
  const before = await newest();
  expect(before).toEqual({ state: 'Running', attempts: 1 });
  await servers[0]?.running.kill();
  const killedAt = performance.now();
  await until(async () => (await newest()).attempts > before.attempts);
  const takenOverMs = performance.now() - killedAt;
  await until(async () => (await newest()).state === 'Done');
  const [row] = await queryRows(
    postgres.urlOf(DATABASE),
    "select count(*)::int as articles, count(distinct name)::int as names from articles where name like '% no. %'",
  );
  tellFigures({ 'import taken over after, in ms': String(Math.round(takenOverMs)) });
  expect(row).toEqual({ articles: ARTICLES, names: ARTICLES });
  expect(takenOverMs).toBeLessThanOrEqual(TAKEN_OVER_WITHIN_MS);
  await servers[0]?.start();
});

async function newest(): Promise<Import> {
  const [row] = await queryRows(
    postgres.urlOf(DATABASE),
    'select state, attempts from imports order by created_at desc limit 1',
  );
  return row as Import;
}

async function until(holds: () => Promise<boolean>): Promise<void> {
  while (!(await holds())) await delay(20);
}
