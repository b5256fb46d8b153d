import { beforeEach, describe, expect, it } from 'vitest';
import { sizeOfMm } from '../../paper/paper-measure.ts';
import { drawnPdf } from '../../testing/drawn-pdf.ts';
import {
  FakeSpooler,
  labelPrinter,
  type SpooledDocument,
  type SpoolerStep,
} from '../../testing/fake-spooler.ts';
import { zplBytes } from '../../testing/test-bench.ts';
import type { PrintOptions } from '../../options/print-options.ts';
import type { PrinterJob, Receipt, Submission } from '../driver.ts';
import { windowsErrors } from './spooler-error.ts';
import { createWindowsDriver } from './windows-driver.ts';

const target = { driver: 'windows', queue: 'Labels' };
const { signal } = new AbortController();
const label = { widthMm: 60, heightMm: 40, boxes: [[10, 10, 5, 5]] } as const;
const pdf = drawnPdf([label, label, label]);

let spooler: FakeSpooler;
let driver: ReturnType<typeof createWindowsDriver>;
beforeEach(() => {
  spooler = new FakeSpooler();
  driver = createWindowsDriver(async () => spooler);
});

interface Sending {
  readonly options?: PrintOptions;
  readonly document?: Uint8Array;
  readonly format?: 'pdf' | 'zpl';
  readonly signal?: AbortSignal;
}

/** Hands a document over and returns the receipt, and what the spooler had when it was announced. */
async function submit(sending: Sending = {}): Promise<{ receipt: Receipt; before: number | undefined }> {
  let before: number | undefined;
  const submission: Submission<typeof target> = {
    key: 'key',
    target,
    options: {},
    format: 'zpl',
    document: zplBytes,
    signal,
    ...sending,
    beforeFirstByte: () => {
      before = spooler.documents.length;
    },
  };
  return { receipt: await driver.submit(submission), before };
}

const submitPdf = (sending: Sending = {}) => submit({ format: 'pdf', document: pdf, ...sending });
const preflightPdf = (options: PrintOptions = {}, document: Uint8Array = pdf) =>
  driver.preflight({ target, options, format: 'pdf', document }, signal);

function onlyDocument(): SpooledDocument {
  const [document] = spooler.documents;
  if (document === undefined || spooler.documents.length > 1) {
    throw new Error(`the spooler has ${spooler.documents.length} documents`);
  }
  return document;
}

async function submitted(): Promise<PrinterJob> {
  const { receipt } = await submit();
  if (receipt.kind !== 'queued') throw new Error('the job is not in the queue');
  return receipt.printerJob;
}

describe('ZPL for a queue of Windows', () => {
  it('is written unchanged until all is written, in one job that is kept', async () => {
    const { receipt, before } = await submit();
    expect(receipt).toEqual({ kind: 'queued', printerJob: { id: 1, uuid: 'kept key' } });
    expect(before).toBe(0);
    const document = onlyDocument();
    expect(document).toMatchObject({ name: 'key', state: 'ended', commands: ['retain'] });
    expect(document.chunks.length).toBeGreaterThan(1);
    expect(Buffer.concat(document.chunks)).toEqual(zplBytes);
  });

  it.each([
    ['printer', windowsErrors.serverUnavailable, 'retry', 'the print service is not running'],
    ['start', windowsErrors.serverUnavailable, 'retry', 'the print service is not running'],
    ['start', 112, 'retry', 'Windows answers start with error 112'],
    [
      'start',
      windowsErrors.accessDenied,
      'refused',
      'Not printed on “Labels”: this user may not use the print service. Nothing was sent.',
    ],
    ['printer', windowsErrors.unknownPrinter, 'refused', 'There is no printer “Labels” on this computer.'],
  ] as const)('has not arrived when Windows refuses %s with %i', async (step, code, certainty, message) => {
    spooler.faults.set(step, code);
    await expect(submit()).rejects.toMatchObject({ certainty, message });
    expect(spooler.documents).toEqual([]);
  });

  it.each([['write'], ['end']] as const)('is unknown when Windows refuses %s', async (step) => {
    spooler.faults.set(step, 112);
    await expect(submit()).rejects.toMatchObject({
      certainty: 'unknown',
      message: `It is not known whether Windows has taken the job: Windows answers ${step} with error 112.`,
    });
    expect(onlyDocument().state).toBe('aborted');
  });

  it('is unknown when it can neither be written nor deleted', async () => {
    spooler.faults.set('write', 112).set('abort', 5);
    await expect(submit()).rejects.toMatchObject({ certainty: 'unknown' });
  });

  it('has not arrived when the helper stops before the first byte, and is deleted', async () => {
    await expect(submit({ signal: AbortSignal.abort() })).rejects.toMatchObject({ certainty: 'retry' });
    expect(onlyDocument()).toMatchObject({ state: 'aborted', chunks: [] });
  });
});

describe('a PDF for a queue of Windows', () => {
  it('is drawn page by page on paper of its size', async () => {
    const { receipt, before } = await submitPdf();
    expect(receipt).toMatchObject({ kind: 'queued', printerJob: { id: 1 } });
    expect(before).toBe(0);
    const document = onlyDocument();
    expect(document).toMatchObject({ name: 'key', state: 'ended' });
    expect(document.settings?.paper).toEqual({ by: 'user', size: sizeOfMm(60, 40) });
    expect(document.pages.map(({ width, height }) => [width, height])).toEqual([
      [480, 320],
      [480, 320],
      [480, 320],
    ]);
    expect(spooler.openDevices).toBe(0);
  });

  it.each([
    ['start', 'retry', 0],
    ['draw', 'unknown', 0],
    ['end', 'unknown', 3],
  ] as const)('that Windows refuses at %s is %s', async (step, certainty, pages) => {
    spooler.faults.set(step, 112);
    await expect(submitPdf()).rejects.toMatchObject({ certainty });
    expect(spooler.documents.flatMap((document) => document.pages)).toHaveLength(pages);
    expect(spooler.documents.filter(({ state }) => state !== 'aborted')).toEqual([]);
    expect(spooler.openDevices).toBe(0);
  });

  it('is refused where the driver keeps another paper', async () => {
    spooler.page = () => ({
      dpi: { x: 203, y: 203 },
      physical: { x: 1678, y: 2374 },
      printable: { x: 1678, y: 2374 },
      offset: { x: 0, y: 0 },
    });
    const message = 'The printer “Labels” takes no paper of 60 × 40 mm.';
    await expect(preflightPdf()).rejects.toThrow(message);
    await expect(submitPdf()).rejects.toThrow(message);
    expect([spooler.documents.length, spooler.openDevices]).toEqual([0, 0]);
  });

  it('takes the form of the driver, and its two sides where it knows no size of one’s own', async () => {
    spooler.driver = { forms: [{ id: 130, size: sizeOfMm(60, 40) }], canDuplex: false };
    const asked: unknown[] = [];
    const { page } = spooler;
    spooler.page = (settings) => {
      asked.push(settings.paper);
      const paper = settings.paper?.by === 'sides' ? { ...settings.paper, by: 'user' as const } : undefined;
      return page({ ...settings, paper });
    };
    await submitPdf();
    const size = sizeOfMm(60, 40);
    expect(asked).toEqual([
      { by: 'form', id: 130 },
      { by: 'user', size },
      { by: 'sides', size },
    ]);
  });

  describe('larger than the printable area', () => {
    beforeEach(() => {
      spooler.page = () => ({
        dpi: { x: 203, y: 203 },
        physical: { x: 480, y: 320 },
        printable: { x: 400, y: 300 },
        offset: { x: 10, y: 10 },
      });
    });

    it('is refused when something would be cut off', async () => {
      const wide = drawnPdf([label, { ...label, boxes: [[50, 10, 8, 5]] }]);
      const message = 'The label of 60 × 40 mm reaches beyond the area of 50 × 37.5 mm';
      await expect(preflightPdf({}, wide)).rejects.toThrow(message);
      await expect(submitPdf({ document: wide })).rejects.toThrow(message);
      expect([spooler.documents.length, spooler.openDevices]).toEqual([0, 0]);
    });

    it('is printed when only white margins lie outside', async () => {
      await submitPdf();
      expect(onlyDocument().pages[0]).toMatchObject({ left: 0, top: 0, width: 400, height: 300 });
    });

    it('is printed smaller when it is to fit', async () => {
      const wide = drawnPdf([{ ...label, boxes: [[50, 10, 8, 5]] }]);
      await submitPdf({ document: wide, options: { scaling: 'fit' } });
      expect(onlyDocument().pages[0]).toMatchObject({ left: 0, top: 16, width: 400, height: 267 });
    });
  });

  it('is printed on both sides where the driver can, and else refused', async () => {
    const options = { sides: 'two-sided-long-edge' } as const;
    await expect(preflightPdf(options)).rejects.toThrow('does not support sides two-sided-long-edge');
    spooler.driver = { forms: [], canDuplex: true };
    await submitPdf({ options });
    expect(onlyDocument().settings?.sides).toBe('two-sided-long-edge');
  });

  it('names no paper when its pages have several sizes', async () => {
    await submitPdf({ document: drawnPdf([label, { ...label, widthMm: 50 }]) });
    expect(onlyDocument().settings?.paper).toBeUndefined();
  });

  it('is refused when it is damaged', async () => {
    await expect(preflightPdf({}, Buffer.from('%PDF-1.7\n'))).rejects.toThrow('The PDF is damaged');
  });
});

describe('a request for a queue of Windows', () => {
  it('is accepted, with what needs attention', async () => {
    expect(await preflightPdf()).toBeNull();
    spooler.all = [{ ...labelPrinter, status: 0x10 }];
    expect(await preflightPdf()).toMatchObject({ reason: 'media-empty' });
    expect(spooler.openDevices).toBe(0);
  });

  it('is refused for a queue that is not there, is removed, or only writes text', async () => {
    spooler.all = [];
    await expect(preflightPdf()).rejects.toMatchObject({ status: 404 });
    spooler.all = [{ ...labelPrinter, status: 0x4 }];
    await expect(preflightPdf()).rejects.toMatchObject({ status: 503 });
    spooler.all = [{ ...labelPrinter, driver: 'Generic / Text Only' }];
    await expect(preflightPdf()).rejects.toThrow('is a raw queue');
  });

  it('is refused on another system, which has no queues of Windows', async () => {
    const elsewhere = createWindowsDriver();
    expect(await elsewhere.queues?.(signal)).toEqual([]);
    await expect(
      elsewhere.preflight({ target, options: {}, format: 'zpl', document: zplBytes }, signal),
    ).rejects.toMatchObject({ status: 404 });
  });

  it('is refused with a sentence when the print service does not answer', async () => {
    spooler.faults.set('printers', windowsErrors.serverUnavailable);
    await expect(driver.queues?.(signal)).rejects.toThrow(
      'The print service of this computer does not answer: the print service is not running.',
    );
  });
});

const statusOf = async (job: PrinterJob) => driver.status?.(target, job, signal);

describe('a job in a queue of Windows', () => {
  it('is followed to its end, and then released from the queue', async () => {
    const job = await submitted();
    const document = onlyDocument();
    expect(await statusOf(job)).toMatchObject({ state: 'submitted', attention: null });
    document.status = 0x10;
    spooler.all = [{ ...labelPrinter, status: 0x40_00_00 }];
    expect(await statusOf(job)).toMatchObject({ state: 'printing', attention: { reason: 'door-open' } });
    document.status = 0x20_80;
    expect(await statusOf(job)).toMatchObject({ state: 'completed', attention: null });
    expect(document.commands).toEqual(['retain', 'release']);
  });

  it('that was deleted by somebody is forgotten', async () => {
    const job = await submitted();
    onlyDocument().status = null;
    expect(await statusOf(job)).toMatchObject({ state: 'forgotten' });
  });

  it('is canceled when it was deleted here, or was seen being deleted', async () => {
    const job = await submitted();
    await driver.cancel?.(target, job, signal);
    expect(await statusOf(job)).toMatchObject({ state: 'canceled' });
    const [, other] = [await submit(), spooler.documents[1]];
    if (other) other.status = 0x4;
    const second = { id: 2, uuid: 'kept key' };
    expect(await statusOf(second)).toMatchObject({ state: 'canceled' });
    if (other) other.status = null;
    expect(await statusOf(second)).toMatchObject({ state: 'canceled' });
  });

  it('that cannot be deleted stays, with a sentence', async () => {
    const job = await submitted();
    spooler.faults.set('delete', windowsErrors.accessDenied);
    await expect(driver.cancel?.(target, job, signal)).rejects.toMatchObject({
      status: 409,
      message: 'The job cannot be canceled: this user may not use the print service.',
    });
    expect(await statusOf(job)).toMatchObject({ state: 'submitted' });
  });

  it('is another one under a number that came back', async () => {
    const job = await submitted();
    expect(await statusOf({ ...job, uuid: 'kept other' })).toMatchObject({ state: 'forgotten' });
    await driver.cancel?.(target, { ...job, uuid: 'kept other' }, signal);
    expect(onlyDocument().status).toBe(0);
  });

  it('that the queue does not keep is only said to be sent when it leaves', async () => {
    spooler.faults.set('retain', 50);
    const job = await submitted();
    expect(job.uuid).toBe('passing key');
    onlyDocument().status = null;
    expect(await statusOf(job)).toMatchObject({
      state: 'completed',
      outcome: 'sent',
      sentence: { code: 'job.left-queue' },
    });
  });

  it('throws while the spooler does not answer', async () => {
    const job = await submitted();
    spooler.faults.set('job', windowsErrors.serverUnavailable);
    await expect(statusOf(job)).rejects.toThrow('the print service is not running');
  });
});

it.each([
  ['ended', 0, { kind: 'queued', printerJob: { id: 1, uuid: 'kept key' } }],
  ['printing', 0x10, { kind: 'queued', printerJob: { id: 1, uuid: 'kept key' } }],
  ['begun', 0x8, 'unknown'],
] as const)('finds a document that an earlier helper had %s', async (_how, status, expected) => {
  spooler.leave('key', status);
  expect(await driver.find?.(target, 'key', signal)).toEqual(expected);
  expect(await driver.find?.(target, 'other', signal)).toBe('unknown');
});

const steps: readonly SpoolerStep[] = ['printer', 'start', 'retain', 'write', 'end', 'abort'];
it.each(steps)('hands over at most once, whatever is refused at %s', async (step) => {
  spooler.faults.set(step, 1);
  const end = await submit().catch((error: unknown) => error);
  const mayHaveArrived = spooler.documents.some(
    ({ state, chunks }) => state !== 'aborted' || chunks.length > 0,
  );
  const isRepeated = Object(end).certainty === 'retry';
  expect(isRepeated && mayHaveArrived).toBe(false);
});
