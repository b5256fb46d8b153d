import 'fake-indexeddb/auto';
import { waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw/http';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { helperHandlers } from '@/entities/printer-helper/index.testing';
import { buildToken } from '@/entities/session/index.testing';
import { adoptTokens } from '@/shared/auth';
import { createTestClient } from '@/shared/testing';
import { clearOutbox, loadJob, saveJob } from '../api/outbox';
import { aJob } from '../testing/print-world';
import { withEntry, type EntryState, type PrintJob } from './print-job';
import { forgetPrintRuns, printRunsOf } from './print-runs';

const told: unknown[] = [];
const server = setupServer(
  ...helperHandlers(),
  http.put('http://api.test/api/printjobs/*', async ({ request }) => {
    told.push(await request.json());
    return HttpResponse.json({ data: {} });
  }),
);
const journal = (answer: () => Response) => http.get('http://helper.test/api/jobs/:key', answer);

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
beforeEach(async () => {
  told.length = 0;
  await clearOutbox();
  adoptTokens({ token: buildToken({ UserId: 42 }), refreshToken: 'r', expires: 600 });
});
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const left = (state: EntryState, facts: Partial<PrintJob> = {}): PrintJob => ({
  ...withEntry(aJob(['e1']), 'e1', { state, attempts: 1 }),
  ownerId: '42',
  createdAtMs: Date.now() - 60_000,
  ...facts,
});
const stateOf = (jobs: readonly PrintJob[]) => jobs.map(({ entries }) => entries.map(({ state }) => state));

/** The page after a reload: a query client of its own, over the same outbox. */
async function reload() {
  const runs = printRunsOf(createTestClient());
  await runs.restore();
  return runs;
}

/** Another tab holds every lock. */
const lockedElsewhere = async (_name: string, _options: object, task: (lock: null) => Promise<unknown>) =>
  task(null);

describe('after a reload', () => {
  it('what was being sent is printed, when the helper’s journal says so, and the server is told', async () => {
    server.use(journal(() => HttpResponse.json({ state: 'completed' })));
    await saveJob(left('sending'));
    const runs = await reload();
    await waitFor(() => expect(stateOf(runs.jobs())).toEqual([['reported']]));
    expect(told).toEqual([
      { printJobEntryId: 'e1', status: 'Success' },
      { printJobId: 'server-job', status: 'Processed' },
    ]);
    expect(await loadJob('job')).toBeUndefined();
  });

  it.each<[string, () => Response, EntryState]>([
    ['never received it', () => HttpResponse.json({ Message: 'No such job' }, { status: 404 }), 'failed'],
    ['failed', () => HttpResponse.json({ state: 'failed' }), 'failed'],
    ['lost track of it', () => HttpResponse.json({ state: 'unconfirmed' }), 'unknown'],
    ['cannot be asked', () => HttpResponse.error(), 'unknown'],
  ])('what was being sent, when the helper %s', async (_word, answer, expected) => {
    server.use(journal(answer));
    await saveJob(left('sending'));
    const runs = await reload();
    await waitFor(() => expect(stateOf(runs.jobs())).toEqual([[expected]]));
  });

  it('nothing is ever sent again by itself', async () => {
    const sent = vi.fn<() => void>();
    server.use(
      journal(() => HttpResponse.json({ Message: 'No such job' }, { status: 404 })),
      http.post('http://helper.test/api/print', () => {
        sent();
        return HttpResponse.json({});
      }),
    );
    await saveJob(left('sending'));
    await saveJob(left('queued', { jobId: 'waiting' }));
    await saveJob(left('unknown', { jobId: 'open' }));
    await reload();
    expect(sent).not.toHaveBeenCalled();
  });

  it.each<[string, Partial<PrintJob>]>([
    ['another person’s', { ownerId: '7' }],
    ['older than a day', { createdAtMs: Date.now() - 25 * 60 * 60_000 }],
  ])('a job that is %s is neither shown nor kept', async (_whose, facts) => {
    await saveJob(left('queued', facts));
    expect((await reload()).jobs()).toEqual([]);
    expect(await loadJob('job')).toBeUndefined();
  });

  it('is taken up once, however many screens ask', async () => {
    await saveJob(left('queued'));
    const runs = await reload();
    await Promise.all([runs.restore(), runs.restore()]);
    expect(runs.jobs()).toHaveLength(1);
    runs.dismiss('job');
    expect(runs.jobs()).toEqual([]);
  });

  it('is left to the tab that drives it', async () => {
    Object.defineProperty(navigator, 'locks', { configurable: true, value: { request: lockedElsewhere } });
    await saveJob(left('sending'));
    expect((await reload()).jobs()).toMatchObject([{ jobId: 'job', isElsewhere: true }]);
    Reflect.deleteProperty(navigator, 'locks');
  });
});

describe('when the session ends', () => {
  it('nothing is left of a person who signed out', async () => {
    const client = createTestClient();
    await saveJob(left('unknown'));
    const runs = printRunsOf(client);
    await forgetPrintRuns(client, { isOutboxKept: false });
    expect(await loadJob('job')).toBeUndefined();
    expect(printRunsOf(client)).not.toBe(runs);
  });

  it('a person whose session the server ended finds what was left', async () => {
    const client = createTestClient();
    await saveJob(left('unknown'));
    await forgetPrintRuns(client, { isOutboxKept: true });
    expect(await loadJob('job')).toMatchObject({ jobId: 'job' });
  });
});
