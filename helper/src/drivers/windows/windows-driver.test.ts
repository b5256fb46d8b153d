import { beforeEach, describe, expect, it } from 'vitest';
import { sizeOfMm } from '../../paper/paper-measure.ts';
import { drawnPdf } from '../../testing/drawn-pdf.ts';
import type { SpoolerStep } from '../../testing/fake-spooler.ts';
import { zplBytes } from '../../testing/test-bench.ts';
import { boxLabel, WindowsBench } from '../../testing/windows-bench.ts';
import { windowsErrors } from './spooler-error.ts';

let bench: WindowsBench;
beforeEach(() => {
  bench = new WindowsBench();
});

describe('ZPL for a queue of Windows', () => {
  it('is written unchanged until all is written, in one job that is kept', async () => {
    const { receipt, before } = await bench.submit();
    expect(receipt).toEqual({ kind: 'queued', printerJob: { id: 1, uuid: 'kept key' } });
    expect(before).toBe(0);
    const document = bench.onlyDocument();
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
    bench.spooler.faults.set(step, code);
    await expect(bench.submit()).rejects.toMatchObject({ certainty, message });
    expect(bench.spooler.documents).toEqual([]);
  });

  it.each([['write'], ['end']] as const)('is unknown when Windows refuses %s', async (step) => {
    bench.spooler.faults.set(step, 112);
    await expect(bench.submit()).rejects.toMatchObject({
      certainty: 'unknown',
      message: `It is not known whether Windows has taken the job: Windows answers ${step} with error 112.`,
    });
    expect(bench.onlyDocument().state).toBe('aborted');
  });

  it('is unknown when it can neither be written nor deleted', async () => {
    bench.spooler.faults.set('write', 112).set('abort', 5);
    await expect(bench.submit()).rejects.toMatchObject({ certainty: 'unknown' });
  });

  it('has not arrived when the helper stops before the first byte, and is deleted', async () => {
    await expect(bench.submit({ signal: AbortSignal.abort() })).rejects.toMatchObject({ certainty: 'retry' });
    expect(bench.onlyDocument()).toMatchObject({ state: 'aborted', chunks: [] });
  });
});

describe('a PDF for a queue of Windows', () => {
  it('is drawn page by page on paper of its size', async () => {
    const { receipt, before } = await bench.submitPdf();
    expect(receipt).toMatchObject({ kind: 'queued', printerJob: { id: 1 } });
    expect(before).toBe(0);
    const document = bench.onlyDocument();
    expect(document).toMatchObject({ name: 'key', state: 'ended' });
    expect(document.settings?.paper).toEqual({ by: 'user', size: sizeOfMm(60, 40) });
    expect(document.pages.map(({ width, height }) => [width, height])).toEqual([
      [480, 320],
      [480, 320],
      [480, 320],
    ]);
    expect(bench.spooler.openDevices).toBe(0);
  });

  it.each([
    ['start', 'retry', 0],
    ['draw', 'unknown', 0],
    ['end', 'unknown', 3],
  ] as const)('that Windows refuses at %s is %s', async (step, certainty, pages) => {
    bench.spooler.faults.set(step, 112);
    await expect(bench.submitPdf()).rejects.toMatchObject({ certainty });
    expect(bench.spooler.documents.flatMap((document) => document.pages)).toHaveLength(pages);
    expect(bench.spooler.documents.filter(({ state }) => state !== 'aborted')).toEqual([]);
    expect(bench.spooler.openDevices).toBe(0);
  });

  it('is refused where the driver keeps another paper', async () => {
    bench.spooler.page = () => ({
      dpi: { x: 203, y: 203 },
      physical: { x: 1678, y: 2374 },
      printable: { x: 1678, y: 2374 },
      offset: { x: 0, y: 0 },
    });
    const message = 'The printer “Labels” takes no paper of 60 × 40 mm.';
    await expect(bench.preflightPdf()).rejects.toThrow(message);
    await expect(bench.submitPdf()).rejects.toThrow(message);
    expect([bench.spooler.documents.length, bench.spooler.openDevices]).toEqual([0, 0]);
  });

  it('takes the form of the driver, and its two sides where it knows no size of one’s own', async () => {
    bench.spooler.driver = { forms: [{ id: 130, size: sizeOfMm(60, 40) }], canDuplex: false };
    const asked: unknown[] = [];
    const { page } = bench.spooler;
    bench.spooler.page = (settings) => {
      asked.push(settings.paper);
      const paper = settings.paper?.by === 'sides' ? { ...settings.paper, by: 'user' as const } : undefined;
      return page({ ...settings, paper });
    };
    await bench.submitPdf();
    const size = sizeOfMm(60, 40);
    expect(asked).toEqual([
      { by: 'form', id: 130 },
      { by: 'user', size },
      { by: 'sides', size },
    ]);
  });

  describe('larger than the printable area', () => {
    beforeEach(() => {
      bench.spooler.page = () => ({
        dpi: { x: 203, y: 203 },
        physical: { x: 480, y: 320 },
        printable: { x: 400, y: 300 },
        offset: { x: 10, y: 10 },
      });
    });

    it('is refused when something would be cut off', async () => {
      const wide = drawnPdf([boxLabel, { ...boxLabel, boxes: [[50, 10, 8, 5]] }]);
      const message = 'The label of 60 × 40 mm reaches beyond the area of 50 × 37.5 mm';
      await expect(bench.preflightPdf({}, wide)).rejects.toThrow(message);
      await expect(bench.submitPdf({ document: wide })).rejects.toThrow(message);
      expect([bench.spooler.documents.length, bench.spooler.openDevices]).toEqual([0, 0]);
    });

    it('is printed when only white margins lie outside', async () => {
      await bench.submitPdf();
      expect(bench.onlyDocument().pages[0]).toMatchObject({ left: 0, top: 0, width: 400, height: 300 });
    });

    it('is printed smaller when it is to fit', async () => {
      const wide = drawnPdf([{ ...boxLabel, boxes: [[50, 10, 8, 5]] }]);
      await bench.submitPdf({ document: wide, options: { scaling: 'fit' } });
      expect(bench.onlyDocument().pages[0]).toMatchObject({ left: 0, top: 16, width: 400, height: 267 });
    });
  });

  it('is printed on both sides where the driver can, and else refused', async () => {
    const options = { sides: 'two-sided-long-edge' } as const;
    await expect(bench.preflightPdf(options)).rejects.toThrow('does not support sides two-sided-long-edge');
    bench.spooler.driver = { forms: [], canDuplex: true };
    await bench.submitPdf({ options });
    expect(bench.onlyDocument().settings?.sides).toBe('two-sided-long-edge');
  });

  it('names no paper when its pages have several sizes', async () => {
    await bench.submitPdf({ document: drawnPdf([boxLabel, { ...boxLabel, widthMm: 50 }]) });
    expect(bench.onlyDocument().settings?.paper).toBeUndefined();
  });

  it('is refused when it is damaged', async () => {
    await expect(bench.preflightPdf({}, Buffer.from('%PDF-1.7\n'))).rejects.toThrow('the file is damaged');
  });
});

const steps: readonly SpoolerStep[] = ['printer', 'start', 'retain', 'write', 'end', 'abort'];
it.each(steps)('hands over at most once, whatever is refused at %s', async (step) => {
  bench.spooler.faults.set(step, 1);
  const end = await bench.submit().catch((error: unknown) => error);
  const mayHaveArrived = bench.spooler.documents.some(
    ({ state, chunks }) => state !== 'aborted' || chunks.length > 0,
  );
  const isRepeated = Object(end).certainty === 'retry';
  expect(isRepeated && mayHaveArrived).toBe(false);
});
