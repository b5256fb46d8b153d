import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Job } from '../journal/job.ts';
import { openJournal, type Journal } from '../journal/journal.ts';
import { identityOf } from '../journal/request-identity.ts';
import { createTestBench, hurriedClock, zplBytes, type TestBench } from '../testing/test-bench.ts';

const target = { driver: 'teleprinter', host: 'zebra.local', address: '127.0.0.1', port: 515 };

let dataDir: string;
let bench: TestBench | undefined;

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'platen-driver-of-'));
});

afterEach(() => bench?.close());

/** Starts a helper whose journal contains a job of a driver that the helper does not have. */
async function startAfter(leave: (journal: Journal) => unknown, of: Job['target'] = target) {
  const journal = openJournal(join(dataDir, 'journal.sqlite'), hurriedClock);
  journal.accept({
    key: 'left',
    target: of,
    options: {},
    identity: identityOf({ settings: [], document: zplBytes, url: undefined }),
    format: 'zpl',
    payload: { url: null, document: zplBytes },
  });
  leave(journal);
  journal.close();
  bench = await createTestBench({ dataDir });
  return bench;
}

const untold = 'this version of the helper has no driver “teleprinter”';

describe('a job whose driver this version does not have', () => {
  it('fails with a sentence and can be repeated if nothing was sent', async () => {
    const helper = await startAfter(() => undefined);
    expect(await helper.until('left', 'failed')).toMatchObject({
      message: `Not printed on zebra.local:515: ${untold}. Nothing was sent.`,
      canRepeat: true,
    });
  });

  it('becomes unconfirmed if the printer had already accepted it', async () => {
    const helper = await startAfter((journal) => {
      journal.move('left', 'submitting');
      journal.move('left', 'submitted', { printerJob: { id: 1, uuid: null } });
    });
    expect(await helper.until('left', 'unconfirmed')).toMatchObject({
      message: `It is not known whether the printer has the job: ${untold}.`,
      canRepeat: false,
    });
  });

  it('becomes unconfirmed if its hand-over was interrupted', async () => {
    const helper = await startAfter((journal) => journal.move('left', 'submitting'));
    await helper.idle();
    expect((await helper.until('left', 'unconfirmed')).message).toContain('look at the printer');
  });

  it.each([
    ['a target that consists of its driver only', { driver: 'teleprinter' }, '“teleprinter”'],
    ['a target that belongs to another kind of driver', { driver: 'raw', queue: 'Zebra' }, '“Zebra”'],
    ['a driver named like a property of every object', { driver: 'toString', queue: 'Zebra' }, '“Zebra”'],
  ])('fails with a sentence that names the printer: %s', async (_what, of, where) => {
    const helper = await startAfter(() => undefined, of);
    expect((await helper.until('left', 'failed')).message).toContain(`Not printed on ${where}: this version`);
  });
});
