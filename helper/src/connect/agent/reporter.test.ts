import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createUnreported, unreportedSchema, type JobNews } from '../../journal/unreported.ts';
import { silentLogger } from '../../logger.ts';
import { hurriedClock } from '../../testing/test-bench.ts';
import type { ServerCalls } from '../server-calls.ts';
import { createReporter } from './reporter.ts';

let database: DatabaseSync;
let over: AbortController;

beforeEach(() => {
  database = new DatabaseSync(':memory:');
  database.exec(unreportedSchema);
  over = new AbortController();
});

afterEach(() => {
  over.abort();
  database.close();
});

const changeOf = (key: string): JobNews => ({
  key,
  state: 'accepted',
  message: null,
  sentence: null,
  attention: null,
  outcome: null,
  impressions: null,
  updatedAt: 1,
});

/** Returns a reporter, and its reports in order, each with the function that answers it. */
function reporting() {
  const unreported = createUnreported(database);
  const reports: { readonly keys: readonly string[]; readonly answer: () => void }[] = [];
  const post = async (_: string, body: unknown, { signal }: { readonly signal: AbortSignal }) => {
    const { jobs } = body as { readonly jobs: readonly { readonly jobKey: string }[] };
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    signal.addEventListener('abort', () => reject(new Error('aborted')));
    reports.push({ keys: jobs.map(({ jobKey }) => jobKey), answer: resolve });
    await promise;
  };
  const reporter = createReporter({
    journal: { unreported, instanceId: 'journal' },
    calls: { post: post as ServerCalls['post'] },
    clock: hurriedClock,
    logger: silentLogger,
  });
  return { unreported, reporter, reports };
}

it('waits until all that was outstanding is reported, and not for what is printed meanwhile', async () => {
  const { unreported, reporter, reports } = reporting();
  unreported.add(changeOf('first'));
  const running = reporter.run(over.signal);
  let isTold = false;
  const told = reporter.toldUntilNow().then(() => (isTold = true));
  unreported.add(changeOf('second'));
  await expect.poll(() => reports.length).toBe(1);
  expect([reports[0]?.keys, isTold]).toEqual([['first'], false]);
  reports[0]?.answer();
  await told;
  await expect.poll(() => reports.map(({ keys }) => keys)).toEqual([['first'], ['second']]);
  reports[1]?.answer();
  over.abort();
  await running;
});

it('waits for nothing when nothing is outstanding, and no longer when the reporting ends', async () => {
  const { unreported, reporter } = reporting();
  const running = reporter.run(over.signal);
  await reporter.toldUntilNow();
  unreported.add(changeOf('late'));
  const told = reporter.toldUntilNow();
  over.abort();
  await expect(told).rejects.toThrow('the program is stopping');
  await running;
});
