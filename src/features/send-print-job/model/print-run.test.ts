import { describe, expect, it } from 'vitest';
import { aJob, PrintFixture, type Fate } from '../testing/print-fixture';
import { hasUntold, summarize } from './print-job';
import { createPrintRun } from './print-run';

function start(ids: string[], fates: Fate[] = [], facts: Partial<PrintFixture> = {}) {
  const fixture = Object.assign(new PrintFixture(), { fates, ...facts });
  const run = createPrintRun(aJob(ids), fixture.page());
  return { fixture, run, states: () => run.job().entries.map(({ state }) => state) };
}

describe('a print run', () => {
  it('sends file after file, tells the server of each, then that the job is processed', async () => {
    const { fixture, run, states } = start(['a', 'b']);
    expect(await run.drive()).toBe(true);
    expect(states()).toEqual(['reported', 'reported']);
    expect(fixture.paper).toEqual(['a', 'b']);
    expect(fixture.told).toEqual(['a Success', 'b Success', 'server-job Processed']);
  });

  it('keeps its record until the helper has said its last word, and then forgets it', async () => {
    const { fixture, run, states } = start(['a', 'b']);
    await run.drive();
    await run.follow();
    expect(fixture.disk.size).toBe(1);
    fixture.finish('printed');
    await run.follow();
    expect(states()).toEqual(['reported', 'reported']);
    expect(fixture.disk.size).toBe(0);
  });

  it.each([
    ['failed', 'failed', 'a Failed'],
    ['unconfirmed', 'unknown', 'a Unknown'],
  ] as const)('does not leave as printed what the helper calls %s later', async (word, expected, told) => {
    const { fixture, run, states } = start(['a']);
    await run.drive();
    fixture.finish(word);
    await run.follow();
    expect(states()).toEqual([expected]);
    expect(fixture.told).toEqual(['a Success', 'server-job Processed', told]);
    await run.printAgain('a');
    fixture.finish('printed');
    await run.follow();
    expect(states()).toEqual(['reported']);
    expect(fixture.sent).toEqual(['a', 'a.2']);
    expect(fixture.disk.size).toBe(0);
  });

  it('takes back what waits for an agent when a person says so, and nothing that is printed', async () => {
    const { fixture, run, states } = start(['a', 'b']);
    await run.drive();
    fixture.isHelperUp = false;
    expect(await run.withdraw('a')).toBe(true);
    expect(run.job().entries[0]?.message).toContain('cannot be reached');
    fixture.isHelperUp = true;
    await run.withdraw('a');
    fixture.finish('printed');
    await run.withdraw('b');
    expect(states()).toEqual(['canceled', 'reported']);
    expect(fixture.paper).toEqual(['b']);
    expect(fixture.told.slice(-1)).toEqual(['a Canceled']);
    expect(await run.withdraw('a')).toBe(false);
  });

  it('leaves a person’s word alone, and goes on asking a helper that is away', async () => {
    const { fixture, run, states } = start(['a', 'b'], ['timeout-printed']);
    await run.drive();
    fixture.finish('unconfirmed');
    await run.confirmPrinted('a');
    await run.drive();
    fixture.isHelperUp = false;
    await run.follow();
    fixture.isHelperUp = true;
    fixture.finish('printed');
    await run.follow();
    expect(states()).toEqual(['reported', 'reported']);
    expect(fixture.disk.size).toBe(0);
  });

  it('has nothing more to ask where the helper keeps no journal', async () => {
    const { fixture, run } = start(['a'], [], { hasJournal: false });
    await run.drive();
    await run.follow();
    expect(fixture.disk.size).toBe(0);
  });

  it.each([
    ['the first file that failed', 'refused', ['reported', 'failed', 'queued']],
    ['the first file whose fate is unknown', 'timeout', ['reported', 'unknown', 'queued']],
  ] as const)('stops at %s and leaves the rest to Resume', async (_name, fate, expected) => {
    const { fixture, run, states } = start(['a', 'b', 'c'], ['ok', fate]);
    await run.drive();
    expect(states()).toEqual(expected);
    expect(fixture.told).not.toContain('server-job Processed');
    await run.drive();
    expect(states()).toEqual([expected[0], expected[1], 'reported']);
    expect(fixture.sent).toEqual(['a', 'b', 'c']);
  });

  it('carries out a decision that comes while the one before is still being carried out', async () => {
    const { fixture, run, states } = start(['a', 'b'], ['timeout-printed']);
    await run.drive();
    await Promise.all([run.confirmPrinted('a'), run.drive()]);
    expect(states()).toEqual(['reported', 'reported']);
    expect(fixture.sent).toEqual(['a', 'b']);
  });

  it('takes twenty impatient clicks for one', async () => {
    const { fixture, run } = start(['a', 'b'], ['timeout', 'timeout', 'timeout']);
    await run.drive();
    await Promise.all(Array.from({ length: 20 }, () => run.printAgain('a')));
    expect(fixture.sent).toEqual(['a', 'a.2']);
    await Promise.all(Array.from({ length: 20 }, () => run.drive()));
    expect(fixture.sent).toEqual(['a', 'a.2', 'b']);
  });

  it('is not sent, and says so, when the helper is known to be away', async () => {
    const { fixture, run } = start(['a', 'b'], [], { isHelperUp: false });
    await run.drive();
    expect(fixture.sent).toEqual([]);
    expect(run.job().entries[0]).toMatchObject({
      state: 'failed',
      message: 'Not sent: the printer helper is not connected.',
    });
    expect(summarize(run.job())).toEqual({ requested: 2, printed: 0, failed: 1, unknown: 0, notSent: 1 });
  });

  it('is durable before the file is sent', async () => {
    const { fixture, run } = start(['a']);
    const states: (string | undefined)[] = [];
    const ports = fixture.page();
    const watched = createPrintRun(run.job(), {
      ...ports,
      send: (entry) => {
        states.push(fixture.disk.get('job')?.entries[0]?.state);
        return ports.send(entry);
      },
    });
    await watched.drive();
    expect(states).toEqual(['sending']);
  });

  it('needs one write before a file of a new job is sent, and reads nothing', async () => {
    const fixture = new PrintFixture();
    const ports = fixture.page();
    const steps: (string | undefined)[] = [];
    const run = createPrintRun(
      aJob(['a']),
      {
        ...ports,
        save: (job) => {
          steps.push(`saved as ${job.entries[0]?.state}`);
          return ports.save(job);
        },
        load: (jobId) => {
          steps.push('read');
          return ports.load(jobId);
        },
        send: (entry) => {
          steps.push('sent');
          return ports.send(entry);
        },
      },
      { isNew: true },
    );
    await run.drive();
    expect(steps.slice(0, 2)).toEqual(['saved as sending', 'sent']);
    expect(fixture.paper).toEqual(['a']);
  });

  it('rejects and sends nothing of a new job whose record cannot be kept', async () => {
    const fixture = new PrintFixture();
    const ports = { ...fixture.page(), save: () => Promise.reject(new Error('full')) };
    for (const isHelperUp of [true, false]) {
      fixture.isHelperUp = isHelperUp;
      const run = createPrintRun(aJob(['a']), ports, { isNew: true });
      await expect(run.drive()).rejects.toThrow('this browser cannot keep the record');
    }
    expect(fixture.sent).toEqual([]);
  });

  it('sends nothing when the record cannot be kept', async () => {
    const fixture = new PrintFixture();
    const run = createPrintRun(aJob(['a']), {
      ...fixture.page(),
      save: () => Promise.reject(new Error('full')),
    });
    await run.drive();
    expect(fixture.sent).toEqual([]);
    expect(run.job().entries[0]?.state).toBe('failed');
  });

  it('absorbs every further drive while one is under way, in this tab and in another', async () => {
    const { fixture, run } = start(['a', 'b', 'c']);
    const other = createPrintRun(run.job(), fixture.page());
    const answers = await Promise.all([run.drive(), run.drive(), other.drive(), run.drive()]);
    expect(answers.filter(Boolean)).toHaveLength(1);
    expect(fixture.paper).toEqual(['a', 'b', 'c']);
  });

  it.each([
    ['crash-after', true, 'reported', ['a']],
    ['crash-before', true, 'failed', []],
    ['crash-after', false, 'unknown', ['a']],
    ['crash-before', false, 'unknown', []],
  ] as const)(
    'makes of an entry after %s (journal: %s) and a reload: %s',
    async (fate, hasJournal, expected, paper) => {
      const { fixture, run } = start(['a', 'b'], [fate], { hasJournal });
      void run.drive();
      await new Promise((resolve) => setTimeout(resolve));
      const stored = fixture.disk.get('job');
      expect(stored?.entries[0]?.state).toBe('sending');
      const next = createPrintRun(stored ?? aJob([]), fixture.reload());
      await next.recover();
      expect(next.job().entries.map(({ state }) => state)).toEqual([expected, 'queued']);
      expect(fixture.paper).toEqual(paper);
    },
  );

  it('prints nothing of a request that arrives after its page ended and its print was told as failed', async () => {
    const { fixture, run } = start(['a'], ['crash-late']);
    void run.drive();
    await new Promise((resolve) => setTimeout(resolve));
    const next = createPrintRun(fixture.disk.get('job') ?? aJob([]), fixture.reload());
    await next.recover();
    expect(next.job().entries[0]).toMatchObject({
      state: 'failed',
      message: 'Not printed: the printer helper never received it.',
    });
    fixture.arrive();
    expect(fixture.paper).toEqual([]);
    await next.printAgain('a');
    expect(fixture.sent).toEqual(['a', 'a.2']);
    expect(fixture.paper).toEqual(['a']);
  });

  it('asks the journal before it prints again: what was printed is not printed twice', async () => {
    const { fixture, run, states } = start(['a'], ['timeout-printed']);
    await run.drive();
    expect(states()).toEqual(['unknown']);
    await Promise.all([run.printAgain('a'), run.printAgain('a')]);
    expect(states()).toEqual(['reported']);
    expect(fixture.paper).toEqual(['a']);
    expect(fixture.told).toEqual(['a Unknown', 'a Success', 'server-job Processed']);
  });

  it.each(['crash-after', 'crash-before'] as const)(
    'claims nothing of an entry after %s when the helper lost its journal since, and asks before it prints again',
    async (fate) => {
      const { fixture, run } = start(['a'], [fate]);
      void run.drive();
      await new Promise((resolve) => setTimeout(resolve));
      const paper = [...fixture.paper];
      fixture.loseJournal();
      const next = createPrintRun(fixture.disk.get('job') ?? aJob([]), fixture.reload());
      await next.recover();
      const noRecord = {
        state: 'unknown',
        message: 'The printer helper has no record of this print. It may have been printed.',
      };
      expect(next.job().entries[0]).toMatchObject(noRecord);
      await next.printAgain('a');
      expect(fixture.paper).toEqual([...paper, 'a']);
    },
  );

  it('asks once more before it prints what was unknown for another reason, when the journal is lost', async () => {
    const { fixture, run, states } = start(['a'], ['timeout-printed']);
    await run.drive();
    fixture.loseJournal();
    await run.printAgain('a');
    expect(run.job().entries[0]).toMatchObject({
      state: 'unknown',
      message: 'The printer helper has no record of this print. It may have been printed.',
    });
    expect(fixture.paper).toEqual(['a']);
    await run.printAgain('a');
    expect(states()).toEqual(['reported']);
    expect(fixture.paper).toEqual(['a', 'a']);
  });

  it('stays unknown when the journal cannot be asked', async () => {
    const { fixture, run } = start(['a'], ['timeout']);
    await run.drive();
    fixture.isHelperUp = false;
    await run.printAgain('a');
    expect(run.job().entries[0]).toMatchObject({
      state: 'unknown',
      message:
        'The printer helper cannot be reached to check whether it was printed. Try again when it is connected.',
    });
  });

  it('takes a person’s word that it was printed', async () => {
    const { fixture, run, states } = start(['a'], ['timeout'], { hasJournal: false });
    await run.drive();
    await run.confirmPrinted('a');
    expect(states()).toEqual(['reported']);
    expect(fixture.sent).toEqual(['a']);
  });

  it('cancels what waits, also while a file is being sent', async () => {
    const { fixture, run, states } = start(['a', 'b', 'c']);
    const driving = run.drive();
    await run.cancelRest();
    await driving;
    expect(states().filter((state) => state === 'canceled').length).toBeGreaterThanOrEqual(2);
    expect(fixture.paper.length).toBeLessThanOrEqual(1);
  });

  it('goes on printing while the server is away and tells it later, in order', async () => {
    const { fixture, run, states } = start(['a', 'b'], [], { isServerUp: false });
    await run.drive();
    expect(states()).toEqual(['accepted', 'accepted']);
    expect(hasUntold(run.job())).toBe(true);
    fixture.isServerUp = true;
    await run.tell();
    expect(fixture.told).toEqual(['a Success', 'b Success', 'server-job Processed']);
    expect(hasUntold(run.job())).toBe(false);
  });

  it('lets the file in flight arrive when it is paused, and goes on where it stopped, in a later page too', async () => {
    const { fixture, run, states } = start(['a', 'b', 'c']);
    const driving = run.drive();
    expect(run.isDriving()).toBe(true);
    while (run.job().entries[0]?.state !== 'sending') await Promise.resolve();
    await run.pause();
    await driving;
    expect(states()).toEqual(['reported', 'queued', 'queued']);
    const record = fixture.disk.get('job');
    expect(record?.isPaused).toBe(true);
    const later = createPrintRun(record ?? run.job(), fixture.reload());
    await later.recover();
    expect(fixture.paper).toEqual(['a']);
    expect(later.job().isPaused).toBe(true);
    await later.drive();
    expect(later.job().isPaused).toBe(false);
    expect(fixture.paper).toEqual(['a', 'b', 'c']);
  });

  it('has nothing to pause once everything is sent', async () => {
    const { run } = start(['a']);
    await run.drive();
    expect(await run.pause()).toBe(false);
    expect(run.job().isPaused).toBe(false);
  });

  it('says why an entry waits at the printer, and forgets it when the printer goes on', async () => {
    const { fixture, run, states } = start(['a'], [], {
      attention: 'The printer is out of labels or paper.',
    });
    const attention = () => run.job().entries.map((entry) => entry.attention);
    await run.drive();
    await run.follow();
    expect(attention()).toEqual(['The printer is out of labels or paper.']);
    expect(states()).toEqual(['reported']);
    fixture.attention = '';
    await run.follow();
    expect(attention()).toEqual(['']);
    fixture.attention = 'The print head is open.';
    await run.follow();
    fixture.finish('printed');
    await run.follow();
    expect(attention()).toEqual(['']);
  });
});
