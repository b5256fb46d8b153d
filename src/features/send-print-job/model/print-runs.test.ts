// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw/http';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { printerHelperQueries } from '@/entities/printer-helper';
import { helperHandlers } from '@/entities/printer-helper/index.testing';
import { adoptTokens } from '@/shared/auth';
import { answer, createTestClient, mockApi, tokenFor } from '@/shared/testing';
import { clearOutbox, loadJob, saveJob } from '../api/outbox';
import { aFile, aJob } from '../testing/print-fixture';
import { withEntry, type EntryState, type PrintJob } from './print-job';
import { forgetPrintRuns, printRunsOf } from './print-runs';

const api = mockApi(...helperHandlers(), answer('PUT printjobs/*', { data: {} }));
/** Returns what was reported to the server. */
const told = () => api.written().map(({ body }) => body);
const journal = (respond: () => Response) => http.get('http://helper.test/api/jobs/:key', respond);
const refuse = answer('POST http://helper.test/api/jobs/:key/refuse', { state: 'refused' });

beforeEach(async () => {
  await clearOutbox();
  adoptTokens({ token: tokenFor({ UserId: 42 }), refreshToken: 'r', expires: 600 });
});

const left = (state: EntryState, facts: Partial<PrintJob> = {}): PrintJob => ({
  ...withEntry(aJob(['e1']), 'e1', { state, attempts: 1, journalId: 'h' }),
  ownerId: '42',
  createdAtMs: Date.now() - 60_000,
  ...facts,
});
const stateOf = (jobs: readonly PrintJob[]) => jobs.map(({ entries }) => entries.map(({ state }) => state));

/** Simulates the page after a reload: a new query client over the same outbox. */
async function reload() {
  const runs = printRunsOf(createTestClient());
  await runs.restore();
  return runs;
}

/** Simulates another tab that holds every lock. */
const lockedElsewhere = async (_name: string, _options: object, task: (lock: null) => Promise<unknown>) =>
  task(null);

describe('after a reload', () => {
  it('takes what was being sent for printed when the helper’s journal says so, and tells the server', async () => {
    api.use(journal(() => HttpResponse.json({ state: 'completed' })));
    await saveJob(left('sending'));
    const runs = await reload();
    await waitFor(() => expect(stateOf(runs.jobs())).toEqual([['reported']]));
    expect(told()).toEqual([
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
  ])('takes up what was being sent when the helper %s', async (_word, respond, expected) => {
    api.use(journal(respond), refuse);
    await saveJob(left('sending'));
    const runs = await reload();
    await waitFor(() => expect(stateOf(runs.jobs())).toEqual([[expected]]));
  });

  it('never sends anything again by itself after a reload', async () => {
    api.use(
      journal(() => HttpResponse.json({ Message: 'No such job' }, { status: 404 })),
      refuse,
      answer('POST http://helper.test/api/print'),
    );
    await saveJob(left('sending'));
    await saveJob(left('queued', { jobId: 'waiting' }));
    await saveJob(left('unknown', { jobId: 'open' }));
    await reload();
    expect(api.sentTo('POST http://helper.test/api/print')).toEqual([]);
  });

  it.each<[string, Partial<PrintJob>]>([
    ['another person’s', { ownerId: '7' }],
    ['older than a day', { createdAtMs: Date.now() - 25 * 60 * 60_000 }],
  ])('neither shows nor keeps a job that is %s', async (_whose, facts) => {
    await saveJob(left('queued', facts));
    expect((await reload()).jobs()).toEqual([]);
    expect(await loadJob('job')).toBeUndefined();
  });

  it('takes a job up once, however many screens ask', async () => {
    await saveJob(left('queued'));
    const runs = await reload();
    await Promise.all([runs.restore(), runs.restore()]);
    expect(runs.jobs()).toHaveLength(1);
    runs.dismiss('job');
    expect(runs.jobs()).toEqual([]);
  });

  it('does not show a job again that was closed before the server had been told of it', async () => {
    const telling = Promise.withResolvers<void>();
    api.use(
      http.put('*/api/printjobs/*', async () => {
        await telling.promise;
        return HttpResponse.json({ data: {} });
      }),
    );
    await saveJob(left('failed'));
    const runs = await reload();
    await waitFor(() => expect(stateOf(runs.jobs())).toEqual([['failed']]));
    runs.dismiss('job');
    telling.resolve();
    await waitFor(async () => expect(await loadJob('job')).toBeUndefined());
    expect(runs.jobs()).toEqual([]);
  });

  it('shows a closed job again when its printer gives it up afterwards', async () => {
    let state = 'pending';
    api.use(journal(() => HttpResponse.json({ state })));
    await saveJob(left('unknown'));
    const runs = await reload();
    await waitFor(() => expect(stateOf(runs.jobs())).toEqual([['reported']]));
    runs.dismiss('job');
    expect(runs.jobs()).toEqual([]);
    state = 'failed';
    await waitFor(() => expect(stateOf(runs.jobs())).toEqual([['failed']]));
  });

  it('leaves a job to the tab that drives it', async () => {
    Object.defineProperty(navigator, 'locks', { configurable: true, value: { request: lockedElsewhere } });
    await saveJob(left('sending'));
    expect((await reload()).jobs()).toMatchObject([{ jobId: 'job', isElsewhere: true }]);
    Reflect.deleteProperty(navigator, 'locks');
  });
});

it('a print whose record cannot be kept says so, sends nothing and leaves no job behind', async () => {
  vi.spyOn(IDBTransaction.prototype, 'commit').mockImplementationOnce(function (this: IDBTransaction) {
    this.abort();
  });
  const runs = printRunsOf(createTestClient());
  await expect(runs.start('job', { entityId: 'server-job', files: [aFile('e1')] }).drive()).rejects.toThrow(
    'Not sent: this browser cannot keep the record that protects against printing twice.',
  );
  expect([runs.run('job'), runs.jobs(), api.sent]).toEqual([undefined, [], []]);
});

it('a print is kept with the name of the journal it was sent to', async () => {
  const client = createTestClient();
  await client.fetchQuery(
    printerHelperQueries.health({ permission: 'granted', isUngated: true, isAsked: false, isCutOff: false }),
  );
  api.use(http.post('http://helper.test/api/print', () => HttpResponse.error()));
  const run = printRunsOf(client).start('job', {
    entityId: 'server-job',
    files: [aFile('e1', { pdfAsBase64String: btoa('%PDF-1.7') })],
  });
  await run.drive();
  expect((await loadJob('job'))?.entries).toMatchObject([{ state: 'unknown', journalId: 'h' }]);
});

describe('when the session ends', () => {
  it('leaves nothing of a person who signed out', async () => {
    const client = createTestClient();
    await saveJob(left('unknown'));
    const runs = printRunsOf(client);
    await forgetPrintRuns(client, { isOutboxKept: false });
    expect(await loadJob('job')).toBeUndefined();
    expect(printRunsOf(client)).not.toBe(runs);
  });

  it.each([
    ['the helper', 'GET http://helper.test/api/jobs/*', 'accepted'],
    ['the server', 'PUT printjobs/*', 'completed'],
  ])('asks %s no more in the name of whoever signs in next', async (_whom, call, state) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
    api.use(journal(() => HttpResponse.json({ state })));
    if (state === 'completed') api.fail(call, 503, 'The store is away.');
    await saveJob(left('sending'));
    await reload();
    await waitFor(() => expect(api.sent).not.toHaveLength(0));
    adoptTokens({ token: tokenFor({ UserId: 7 }), refreshToken: 'r', expires: 600 });
    const before = api.sent.length;
    await vi.advanceTimersByTimeAsync(60_000);
    expect(api.sent).toHaveLength(before);
  });

  it('keeps what was left for a person whose session the server ended', async () => {
    const client = createTestClient();
    await saveJob(left('unknown'));
    await forgetPrintRuns(client, { isOutboxKept: true });
    expect(await loadJob('job')).toMatchObject({ jobId: 'job' });
  });
});
