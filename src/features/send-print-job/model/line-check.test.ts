import { describe, expect, it } from 'vitest';
import { aFile, PrintFixture, type Fate } from '../testing/print-fixture';
import { countHeldBack, dueCheck } from './line-check';
import { newPrintJob } from './new-print-job';
import { isUnfinished, type PrintJob } from './print-job';
import { createPrintRun } from './print-run';

/** Returns a job with these files, each with the file that begins its run. */
const jobOf = (files: readonly (readonly [id: string, first: string | undefined])[]): PrintJob =>
  newPrintJob({
    jobId: 'job',
    entityId: 'server-job',
    ownerId: '',
    nowMs: 0,
    files: files.map(([id, firstEntryId]) =>
      aFile(id, {
        lineCheck: firstEntryId === undefined ? undefined : { firstEntryId, isPassed: false },
        labelCount: id.startsWith('rest') ? 50 : 1,
      }),
    ),
  });

function start(files: Parameters<typeof jobOf>[0], fates: Fate[] = []) {
  const fixture = Object.assign(new PrintFixture(), { fates });
  const run = createPrintRun(jobOf(files), fixture.page());
  return {
    fixture,
    run,
    states: () =>
      run
        .job()
        .entries.map(({ state }) => state)
        .join(' '),
  };
}

describe('a run with a line check', () => {
  it('sends the first label, and the others once it is checked', async () => {
    const { fixture, run, states } = start([
      ['first', 'first'],
      ['rest', 'first'],
      ['other', undefined],
    ]);
    await run.drive();
    expect([states(), dueCheck(run.job())?.entryId, countHeldBack(run.job())]).toEqual([
      'reported queued queued',
      'first',
      51,
    ]);
    // Nobody goes on without the check, not with what follows either.
    await run.drive();
    expect(fixture.paper).toEqual(['first']);
    await run.passCheck('first');
    await run.drive();
    expect([fixture.paper, dueCheck(run.job())]).toEqual([['first', 'rest', 'other'], undefined]);
    fixture.finish('printed');
    await run.follow();
    expect(fixture.disk.size).toBe(0);
  });

  it('waits after a reload, and goes on there', async () => {
    const { fixture, run } = start([
      ['first', 'first'],
      ['rest', 'first'],
    ]);
    await run.drive();
    fixture.crash();
    const found = fixture.disk.get('job');
    if (!found) throw new Error('The record is gone.');
    const again = createPrintRun(found, fixture.reload());
    await again.recover();
    await again.drive();
    expect(fixture.paper).toEqual(['first']);
    await again.passCheck('first');
    await again.drive();
    expect(fixture.paper).toEqual(['first', 'rest']);
  });

  it('sends nothing behind a first label that failed', async () => {
    const { fixture, run, states } = start(
      [
        ['first', 'first'],
        ['rest', 'first'],
      ],
      ['refused'],
    );
    await run.drive();
    await run.drive();
    expect([states(), fixture.paper, dueCheck(run.job())]).toEqual(['failed queued', [], undefined]);
    await run.printAgain('first');
    expect(dueCheck(run.job())?.entryId).toBe('first');
  });

  it('is checked again for the next run of the job', async () => {
    const { fixture, run } = start([
      ['a', 'a'],
      ['rest-a', 'a'],
      ['b', 'b'],
      ['rest-b', 'b'],
    ]);
    await run.drive();
    await run.passCheck('a');
    await run.drive();
    expect([fixture.paper, dueCheck(run.job())?.entryId]).toEqual([['a', 'rest-a', 'b'], 'b']);
  });

  it('ends when a person gives the rest up', async () => {
    const { fixture, run, states } = start([
      ['first', 'first'],
      ['rest', 'first'],
    ]);
    await run.drive();
    await run.cancelRest();
    expect([states(), dueCheck(run.job()), isUnfinished(run.job())]).toEqual([
      'reported canceled',
      undefined,
      false,
    ]);
    expect(fixture.told).toContain('server-job Canceled');
  });

  it('of a single label is not over before the check, and is when it is left open', async () => {
    const { run } = start([['first', 'first']]);
    await run.drive();
    expect(isUnfinished(run.job())).toBe(true);
    await run.cancelRest();
    expect(isUnfinished(run.job())).toBe(false);
  });
});
