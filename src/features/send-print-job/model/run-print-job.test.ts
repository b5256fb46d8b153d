import { describe, expect, it, vi } from 'vitest';
import { ApiError } from '@/shared/api';
import { aFile, PrintFixture, type Fate } from '../testing/print-fixture';
import { newPrintJob } from './new-print-job';
import type { CreatedJob } from './print-ports';
import { createPrintRun } from './print-run';
import { runPrintJob } from './run-print-job';

const ready = { computerName: 'BENCH-1', helperUrl: 'http://localhost:27417' };
const created = (...ids: string[]): CreatedJob => ({ entityId: 9, files: ids.map((id) => aFile(id)) });
const http = (message: string, status = 400) => new ApiError(message, { kind: 'http', status });

function printWith(answer: () => Promise<CreatedJob | undefined>, fates: Fate[] = [], conditions = ready) {
  const fixture = Object.assign(new PrintFixture(), { fates });
  const createJob = vi.fn<typeof answer>(answer);
  const outcome = runPrintJob(conditions, {
    createJob,
    startRun: ({ entityId, files }) =>
      createPrintRun(newPrintJob({ jobId: 'j', entityId, files, ownerId: '', nowMs: 0 }), fixture.page()),
  });
  return { outcome, createJob, fixture };
}

describe('printing', () => {
  it.each([
    ['without a computer name', { ...ready, computerName: '' }, 'Computer name not available'],
    ['without a helper address', { ...ready, helperUrl: '' }, 'Printer helper URI not available'],
  ])('fails before anything is asked for: %s', async (_name, conditions, message) => {
    const { outcome, createJob } = printWith(async () => created('a'), [], conditions);
    expect(await outcome).toMatchObject({ isOk: false, message });
    expect(createJob).not.toHaveBeenCalled();
  });

  it.each([
    ['an empty answer', async () => undefined, 'No data received from print API'],
    ['no files', async () => created(), 'No print files received from API'],
    ['the server’s Message', () => Promise.reject(http('Out of prints')), 'Out of prints'],
    ['neither Message nor error text', () => Promise.reject(http('')), 'Print failed'],
  ])('fails to print on %s', async (_name, answer, message) => {
    expect(await printWith(answer).outcome).toMatchObject({ isOk: false, message });
  });

  it('says how printing becomes possible where no helper told the name of the computer', async () => {
    const outcome = await printWith(async () => created('a'), [], { ...ready, computerName: '' }).outcome;
    expect(outcome).toMatchObject({
      message: 'Computer name not available',
      advice:
        'The printer helper on this computer does not answer. Start it: see “Printer helper” at the top of the page.',
    });
  });

  it('asks to look at the printer first where a print service may have printed by itself', async () => {
    const look = 'The print service may have printed by itself. Check the printer before you print again.';
    expect(await printWith(async () => created()).outcome).toMatchObject({ advice: look });
    expect(await printWith(async () => undefined).outcome).toMatchObject({ advice: look });
    const refused = await printWith(() => Promise.reject(http('Out of prints'))).outcome;
    expect(refused).not.toHaveProperty('advice');
  });

  it.each([
    [
      'no network',
      new ApiError('The server cannot be reached.', { kind: 'network' }),
      'The server cannot be reached.',
    ],
    ['no answer in time', new ApiError('Too slow.', { kind: 'timeout' }), 'Too slow.'],
    ['a bug', new TypeError('x is not a function'), 'x is not a function'],
    ['something without words', new Error(''), 'Print failed'],
    ['something that is no error', 'a text', 'Print failed'],
  ])('tells an exception from an answer: %s', async (_name, thrown, message) => {
    const outcome = await printWith(() => Promise.reject(thrown)).outcome;
    expect(outcome).toMatchObject({ isOk: false, message, thrown: expect.any(Error) });
  });

  it.each([
    ['a refusal', http('Out of prints')],
    ['an unreadable answer', new ApiError('No JSON', { kind: 'unreadable' })],
  ])('takes %s as an answer', async (_name, error) => {
    expect(await printWith(() => Promise.reject(error)).outcome).not.toHaveProperty('thrown');
  });

  it('keeps the server’s word on single variables', async () => {
    const problems = [{ field: 'ean', message: 'check digit 5 expected, 4 found' }];
    const refusal = new ApiError('Cannot be printed', { kind: 'http', status: 422, problems });
    expect(await printWith(() => Promise.reject(refusal)).outcome).toMatchObject({ isOk: false, problems });
  });

  it.each([
    [['ok', 'ok'], { isOk: true, summary: { requested: 2, printed: 2, failed: 0, unknown: 0, notSent: 0 } }],
    [
      ['refused'],
      { isOk: false, message: 'Paper out', summary: { printed: 0, failed: 1, unknown: 0, notSent: 1 } },
    ],
    [['ok', 'timeout'], { isOk: false, message: 'no answer', summary: { printed: 1, unknown: 1 } }],
  ] as const)('comes to its outcome with the helper’s answers %j', async (fates, expected) => {
    expect(await printWith(async () => created('a', 'b'), [...fates]).outcome).toMatchObject(expected);
  });
});
