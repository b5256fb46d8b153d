import { beforeEach, describe, expect, it } from 'vitest';
import { labelPrinter } from '../../testing/fake-spooler.ts';
import { zplBytes } from '../../testing/test-bench.ts';
import { WindowsBench, windowsTarget } from '../../testing/windows-bench.ts';
import { windowsErrors } from './spooler-error.ts';
import { createWindowsDriver } from './windows-driver.ts';

const { signal } = new AbortController();

let bench: WindowsBench;
beforeEach(() => {
  bench = new WindowsBench();
});

describe('a request for a queue of Windows', () => {
  it('is accepted, with what needs attention', async () => {
    expect(await bench.preflightPdf()).toBeNull();
    bench.spooler.all = [{ ...labelPrinter, status: 0x10 }];
    expect(await bench.preflightPdf()).toMatchObject({ reason: 'media-empty' });
    expect(bench.spooler.openDevices).toBe(0);
  });

  it('is refused for a queue that is not there, is removed, or only writes text', async () => {
    bench.spooler.all = [];
    await expect(bench.preflightPdf()).rejects.toMatchObject({ status: 404 });
    bench.spooler.all = [{ ...labelPrinter, status: 0x4 }];
    await expect(bench.preflightPdf()).rejects.toMatchObject({ status: 503 });
    bench.spooler.all = [{ ...labelPrinter, driver: 'Generic / Text Only' }];
    await expect(bench.preflightPdf()).rejects.toThrow('is a raw queue');
  });

  it('is refused on another system, which has no queues of Windows', async () => {
    const elsewhere = createWindowsDriver();
    expect(await elsewhere.queues?.(signal)).toEqual([]);
    await expect(
      elsewhere.preflight({ target: windowsTarget, options: {}, format: 'zpl', document: zplBytes }, signal),
    ).rejects.toMatchObject({ status: 404 });
  });

  it('is refused with a sentence when the print service does not answer', async () => {
    bench.spooler.faults.set('printers', windowsErrors.serverUnavailable);
    await expect(bench.driver.queues?.(signal)).rejects.toThrow(
      'The print service of this computer does not answer: the print service is not running.',
    );
  });
});

describe('a job in a queue of Windows', () => {
  it('is followed to its end, and then released from the queue', async () => {
    const job = await bench.submitted();
    const document = bench.onlyDocument();
    expect(await bench.statusOf(job)).toMatchObject({ state: 'submitted', attention: null });
    document.status = 0x10;
    bench.spooler.all = [{ ...labelPrinter, status: 0x40_00_00 }];
    expect(await bench.statusOf(job)).toMatchObject({
      state: 'printing',
      attention: { reason: 'door-open' },
    });
    document.status = 0x20_80;
    expect(await bench.statusOf(job)).toMatchObject({ state: 'completed', attention: null });
    expect(document.commands).toEqual(['retain', 'release']);
  });

  it('that was deleted by somebody is forgotten', async () => {
    const job = await bench.submitted();
    bench.onlyDocument().status = null;
    expect(await bench.statusOf(job)).toMatchObject({ state: 'forgotten' });
  });

  it('is canceled when it was deleted here, or was seen being deleted', async () => {
    const job = await bench.submitted();
    await bench.driver.cancel?.(windowsTarget, job, signal);
    expect(await bench.statusOf(job)).toMatchObject({ state: 'canceled' });
    const [, other] = [await bench.submit(), bench.spooler.documents[1]];
    if (other) other.status = 0x4;
    const second = { id: 2, uuid: 'kept key' };
    expect(await bench.statusOf(second)).toMatchObject({ state: 'canceled' });
    if (other) other.status = null;
    expect(await bench.statusOf(second)).toMatchObject({ state: 'canceled' });
  });

  it('that cannot be deleted stays, with a sentence', async () => {
    const job = await bench.submitted();
    bench.spooler.faults.set('delete', windowsErrors.accessDenied);
    await expect(bench.driver.cancel?.(windowsTarget, job, signal)).rejects.toMatchObject({
      status: 409,
      message: 'The job cannot be canceled: this user may not use the print service.',
    });
    expect(await bench.statusOf(job)).toMatchObject({ state: 'submitted' });
  });

  it('is another one under a number that came back', async () => {
    const job = await bench.submitted();
    expect(await bench.statusOf({ ...job, uuid: 'kept other' })).toMatchObject({ state: 'forgotten' });
    await bench.driver.cancel?.(windowsTarget, { ...job, uuid: 'kept other' }, signal);
    expect(bench.onlyDocument().status).toBe(0);
  });

  it('that the queue does not keep is only said to be sent when it leaves', async () => {
    bench.spooler.faults.set('retain', 50);
    const job = await bench.submitted();
    expect(job.uuid).toBe('passing key');
    bench.onlyDocument().status = null;
    expect(await bench.statusOf(job)).toMatchObject({
      state: 'completed',
      outcome: 'sent',
      sentence: { code: 'job.left-queue' },
    });
  });

  it('throws while the spooler does not answer', async () => {
    const job = await bench.submitted();
    bench.spooler.faults.set('job', windowsErrors.serverUnavailable);
    await expect(bench.statusOf(job)).rejects.toThrow('the print service is not running');
  });
});

it.each([
  ['ended', 0, { kind: 'queued', printerJob: { id: 1, uuid: 'kept key' } }],
  ['printing', 0x10, { kind: 'queued', printerJob: { id: 1, uuid: 'kept key' } }],
  ['begun', 0x8, 'unknown'],
] as const)('finds a document that an earlier helper had %s', async (_how, status, expected) => {
  bench.spooler.leave('key', status);
  expect(await bench.driver.find?.(windowsTarget, 'key', signal)).toEqual(expected);
  expect(await bench.driver.find?.(windowsTarget, 'other', signal)).toBe('unknown');
});
