// @rounds: it kills programs.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { isNotNull } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { openDataDir } from '../../foundation/store/open-data-dir.ts';
import { openPostgres } from '../../foundation/store/postgres/open-postgres.ts';
import { counterRanges, counters, printJobEntries, printJobs } from '../../foundation/store/schema/index.ts';
import type { Store } from '../../foundation/store/store.ts';
import { demoOrganization } from '../../program/demo/demo-organizations.ts';
import { seedDemo } from '../../program/demo/seed-demo.ts';
import { copiedDataDir } from '../../testing/copied-data-dir.ts';
import { numberedTemplate, publishTemplate } from '../../testing/numbered-label.ts';
import { printJobSchema } from '../print/print-job-answer.ts';
import { createTemporaryDatabase, isPostgresThere } from '../../testing/temporary-database.ts';
import { createTestServer, type TestServer } from '../../testing/test-server.ts';

const { organizationId } = demoOrganization;
const member = 'member@demo.test';
const program = fileURLToPath(new URL('../../testing/number-until-killed.ts', import.meta.url));
/** Number of rounds; in each the program is killed, then runs again to the end. */
const rounds = Number(process.env['TEST_KILLS'] ?? 3);
const ROUNDS_TIMEOUT_MS = 120_000 + 60_000 * rounds;

const hasPostgres = await isPostgresThere();

/** Fills a store with the demo, a label with numbers, and its counter. */
async function seedNumbered(store: Store): Promise<void> {
  await seedDemo(store);
  await publishTemplate(store, 1, numberedTemplate('Serial'));
  await store.asOrganization(organizationId, (transaction) =>
    transaction.insert(counters).values({
      organizationId,
      id: 1,
      name: 'Serial',
      kind: 'number',
      prefix: '',
      width: 6,
      alphabet: 'decimal',
      firstNumber: 1,
      lastNumber: 999_999,
      step: 1,
      reset: 'never',
      createdAt: new Date(),
    }),
  );
}

/** Runs fifty jobs at the same time, and kills the program once it draws the file of that number; 0: never. */
async function runAndKill(place: string, round: number, killAt: number): Promise<readonly string[]> {
  const printing = spawn(process.execPath, [program, place, String(round)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  printing.stdout.on('data', (chunk: Buffer) => {
    output += chunk.toString();
    if (killAt > 0 && output.split('drawing').length > killAt) printing.kill('SIGKILL');
  });
  await once(printing, 'close');
  return output.split('\n').filter((line) => line.startsWith('answered'));
}

/** Returns the numbers on labels, and requires that each number that was allotted is in one range and on one label at most. */
async function accountForAll(store: Store) {
  return store.asOrganization(organizationId, async (transaction) => {
    const ranges = await transaction.select().from(counterRanges);
    const entries = await transaction.select().from(printJobEntries);
    const printed = entries
      .flatMap(({ values, labelValues }) => labelValues ?? [values])
      // The demo has prints of its own.
      .flatMap(({ serial }) => (serial === undefined ? [] : [Number(serial)]));
    expect(new Set(printed).size).toBe(printed.length);
    const allotted = ranges.flatMap(({ firstNumber, count }) =>
      Array.from({ length: count }, (_, index) => firstNumber + index),
    );
    expect(allotted.toSorted((one, other) => one - other)).toEqual(allotted.map((_, index) => index + 1));
    const bound = ranges
      .filter(({ printJobId }) => printJobId !== null)
      .flatMap(({ firstNumber, count }) => Array.from({ length: count }, (_, index) => firstNumber + index));
    expect(printed.toSorted((one, other) => one - other)).toEqual(
      bound.toSorted((one, other) => one - other),
    );
    const gaps = ranges.filter(({ printJobId }) => printJobId === null);
    return {
      jobs: await transaction.$count(printJobs, isNotNull(printJobs.idempotencyKey)),
      gaps: gaps.length,
      printed: printed.length,
    };
  });
}

const print = async (server: TestServer, job: number) => {
  const { body } = await server.call('POST /api/printjobs/article', {
    as: member,
    body: {
      computerName: `LINE-${job}`,
      labels: [{ labelId: 1, printerId: 3, articleId: 13, quantity: 1 + (job % 3) }],
      idempotencyKey: `job-${job}`,
    },
  });
  return printJobSchema.parse(body).entityId;
};

describe('the numbers of labels', () => {
  const current = copiedDataDir(async (dataDir) => {
    const store = await openDataDir(dataDir);
    await seedNumbered(store);
    await store.close();
  });

  it(
    `are on one label each through ${rounds} kills between allotting and answering, and a repeat gets those of before`,
    async () => {
      const dataDir = current();
      let gapsSeen = 0;
      for (let round = 0; round < rounds; round += 1) {
        const first = await runAndKill(dataDir, round, 3 + ((round * 17) % 40));
        expect(first.length).toBeLessThan(50);
        const killed = await openDataDir(dataDir);
        gapsSeen += (await accountForAll(killed)).gaps;
        await killed.close();
        const second = await runAndKill(dataDir, round, 0);
        expect(second.filter((line) => line.endsWith(' 200'))).toHaveLength(50);
      }
      const store = await openDataDir(dataDir);
      // Fifty jobs a round, each once, and no number is missing: what was allotted before a kill was printed after it.
      const { jobs, gaps, printed } = await accountForAll(store);
      expect({ jobs, gaps, printed }).toEqual({ jobs: 50 * rounds, gaps: 0, printed: 99 * rounds });
      expect(gapsSeen).toBeGreaterThan(0);
      await store.close();
    },
    ROUNDS_TIMEOUT_MS,
  );

  it.runIf(hasPostgres)(
    'are on one label each in fifty jobs at the same time on two servers with one PostgreSQL',
    async () => {
      const { url, drop } = await createTemporaryDatabase();
      const one = await openPostgres({ databaseUrl: url });
      await seedNumbered(one);
      const stores = [one, await openPostgres({ databaseUrl: url })];
      const servers = await Promise.all(stores.map((store) => createTestServer(store)));
      // Signed in once: fifty sign-ins at a time are refused.
      await Promise.all(servers.map((server) => server.call('GET /api/counters', { as: member })));
      // Each job is asked for on both servers at the same time, as a browser does behind a proxy that tries again.
      const jobs = await Promise.all(
        Array.from({ length: 50 }, (_, job) => Promise.all(servers.map((server) => print(server, job)))),
      );
      expect(jobs.filter((ids) => new Set(ids).size !== 1)).toEqual([]);
      expect(await accountForAll(one)).toEqual({ jobs: 50, gaps: 0, printed: 99 });
      await Promise.all(servers.map((server) => server.close()));
      await drop();
    },
    ROUNDS_TIMEOUT_MS,
  );

  it.runIf(hasPostgres)(
    `are on one label each while one of two servers with one PostgreSQL is killed, ${rounds} times`,
    async () => {
      const { url, drop } = await createTemporaryDatabase();
      const store = await openPostgres({ databaseUrl: url });
      await seedNumbered(store);
      for (let round = 0; round < rounds; round += 1) {
        // Both are asked for the same fifty jobs; what the killed one had begun is the other's, or is repeated.
        const [killed, lived] = await Promise.all([
          runAndKill(url, round, 3 + ((round * 17) % 40)),
          runAndKill(url, round, 0),
        ]);
        expect(killed.length).toBeLessThan(50);
        expect(lived.filter((line) => line.endsWith(' 200'))).toHaveLength(50);
        await accountForAll(store);
        const repeated = await runAndKill(url, round, 0);
        expect(repeated.filter((line) => line.endsWith(' 200'))).toHaveLength(50);
      }
      expect(await accountForAll(store)).toEqual({ jobs: 50 * rounds, gaps: 0, printed: 99 * rounds });
      await store.close();
      await drop();
    },
    ROUNDS_TIMEOUT_MS,
  );
});
