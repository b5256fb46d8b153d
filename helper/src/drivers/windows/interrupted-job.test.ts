import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openJournal } from '../../journal/journal.ts';
import { identityOf } from '../../journal/request-identity.ts';
import { FakeSpooler } from '../../testing/fake-spooler.ts';
import { createTestBench, hurriedClock, zplBytes, zplUrl, type TestBench } from '../../testing/test-bench.ts';
import { createWindowsDriver } from './windows-driver.ts';

let spooler: FakeSpooler;
let dataDir: string;
let bench: TestBench | undefined;
beforeEach(() => {
  spooler = new FakeSpooler();
  dataDir = mkdtempSync(join(tmpdir(), 'platen-windows-'));
});
afterEach(() => bench?.close());

async function start(): Promise<TestBench> {
  bench = await createTestBench({
    dataDir,
    config: { queueSystem: 'windows' },
    drivers: { windows: createWindowsDriver(async () => spooler) },
    fetchDocument: async () => zplBytes,
  });
  return bench;
}

/** Leaves a journal in which a helper ended while it handed a job over. */
function leaveSubmitting(): void {
  const journal = openJournal(join(dataDir, 'journal.sqlite'), hurriedClock);
  journal.accept({
    key: 'left',
    target: { driver: 'windows', queue: 'Labels' },
    options: {},
    identity: identityOf({ settings: [], document: zplBytes, url: undefined }),
    format: 'zpl',
    payload: { url: null, document: zplBytes },
  });
  journal.move('left', 'submitting');
  journal.close();
}

const request = { targetPrintQueue: 'Labels', printerFileUrl: zplUrl, printJobEntryId: 'key' };

describe('a job for a queue of Windows', () => {
  it('is printed once, however often it is asked for', async () => {
    const helper = await start();
    await helper.print(request);
    await helper.until('key', 'submitted');
    const [document] = spooler.documents;
    if (document) document.status = 0x80;
    expect(await helper.until('key', 'completed')).toMatchObject({ outcome: 'printed' });
    expect(await helper.print(request)).toMatchObject({ replayed: true });
    expect(spooler.documents).toHaveLength(1);
  });

  it('is refused while the print service is not running', async () => {
    spooler.faults.set('printer', 1722);
    const helper = await start();
    expect(await helper.print(request)).toMatchObject({
      status: 503,
      Message: 'The printer “Labels” cannot be used: the print service is not running.',
    });
  });

  it('is tried again when the print service stops before it has the job', async () => {
    spooler.faults.set('start', 1722);
    const helper = await start();
    await helper.print(request);
    await expect.poll(async () => (await helper.job('key')).attention?.reason).toBe('waiting');
    spooler.faults.clear();
    await helper.until('key', 'submitted');
    expect(spooler.documents).toHaveLength(1);
  });

  it.each([
    ['nothing', null],
    ['a document that was not ended', 0x8],
  ])('stays unconfirmed after a crash that left %s in the queue', async (_what, status) => {
    leaveSubmitting();
    if (status !== null) spooler.leave('left', status);
    const helper = await start();
    await helper.idle();
    expect(await helper.until('left', 'unconfirmed')).toMatchObject({ canRepeat: false });
    expect(spooler.documents.flatMap(({ chunks }) => chunks)).toEqual([]);
  });

  it('is followed after a crash that left it whole in the queue, and not sent again', async () => {
    leaveSubmitting();
    const document = spooler.leave('left', 0);
    const helper = await start();
    await helper.until('left', 'submitted');
    document.status = 0x80;
    expect(await helper.until('left', 'completed')).toMatchObject({ outcome: 'printed' });
    expect(spooler.documents).toHaveLength(1);
  });

  it('says that it was only sent when it leaves a queue that keeps nothing', async () => {
    spooler.faults.set('retain', 50);
    const helper = await start();
    await helper.print(request);
    await helper.until('key', 'submitted');
    const [document] = spooler.documents;
    if (document) document.status = null;
    expect(await helper.until('key', 'completed')).toMatchObject({
      outcome: 'sent',
      message: 'It has left the Windows queue “Labels”, which does not say whether it was printed.',
    });
  });
});
