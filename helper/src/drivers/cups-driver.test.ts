import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startFakeIppPrinter, type FakeIppPrinter } from '../testing/index.ts';
import { createTestBench, pdfBase64, zplBytes, zplUrl, type TestBench } from '../testing/test-bench.ts';

let folder: string;
let service: FakeIppPrinter;
let bench: TestBench;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'platen-cups-'));
  const cupsSocket = join(folder, 'cups.sock');
  service = await startFakeIppPrinter({
    socketPath: cupsSocket,
    name: 'Labels',
    model: 'Zebra ZPL Label Printer',
  });
  bench = await createTestBench({ config: { cupsSocket } });
});

afterEach(async () => {
  await bench.close();
  await service.close();
  await rm(folder, { recursive: true, force: true });
});

const fetchZpl = () => Promise.resolve(zplBytes);

describe('the queues of the print service', () => {
  it('are listed beside the folder, with the default one marked', async () => {
    const answer = await (await bench.request('/api/printQueues')).json();
    expect(answer).toMatchObject({
      computerName: 'packing-1',
      queues: [
        { name: 'Labels', isDefault: true, state: 'idle', accepting: true, dpi: 203, isRaw: false },
        { name: 'Save to folder', isDefault: false },
      ],
    });
  });

  it('take a PDF with the size as the option of a driver and as measures', async () => {
    await bench.print({
      targetPrintQueue: 'Labels',
      pdfAsBase64String: pdfBase64,
      printJobEntryId: 'queued',
      customPaperSize: '100x60',
    });
    await bench.until('queued', 'completed');
    const attributes = service.jobs[0]?.attributes;
    expect(attributes).toContainEqual({
      name: 'PageSize',
      values: [{ type: 'nameWithoutLanguage', value: 'Custom.100x60mm' }],
    });
    expect(attributes?.map(({ name }) => name)).toContain('media-col');
  });

  it('take ZPL unchanged when the queue is raw, and then take no PDF', async () => {
    const cupsSocket = join(folder, 'raw.sock');
    const formats = ['application/pdf', 'application/vnd.cups-raw'];
    const raw = await startFakeIppPrinter({ socketPath: cupsSocket, model: 'Local Raw Printer', formats });
    const rawBench = await createTestBench({ config: { cupsSocket }, fetchDocument: fetchZpl });
    const body = { targetPrintQueue: 'Raw', printJobEntryId: 'zpl' };
    const refused = await rawBench.print({ ...body, pdfAsBase64String: pdfBase64 });
    expect(refused).toMatchObject({ status: 422, Message: expect.stringContaining('raw queue') });
    await rawBench.print({ ...body, printerFileUrl: zplUrl });
    await rawBench.until('zpl', 'completed');
    expect(raw.jobs[0]).toMatchObject({ format: 'application/vnd.cups-raw' });
    expect(Buffer.from(raw.jobs[0]?.document ?? [])).toEqual(zplBytes);
    await rawBench.close();
    await raw.close();
  });
});
