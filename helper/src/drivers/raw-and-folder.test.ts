import { readdir, readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { defaultTimeouts } from '../limits.ts';
import { startRawSink, type RawSink } from '../testing/index.ts';
import {
  createTestBench,
  pdfBase64,
  pdfBytes,
  zplBytes,
  zplUrl,
  type TestBench,
} from '../testing/test-bench.ts';

const open: { close(): Promise<void> }[] = [];

afterEach(async () => {
  for (const opened of open.splice(0).toReversed()) {
    await opened.close();
  }
});

async function setUp(document: Uint8Array = zplBytes): Promise<{ sink: RawSink; bench: TestBench }> {
  const sink = await startRawSink();
  const bench = await createTestBench({
    fetchDocument: () => Promise.resolve(document),
    config: { timeouts: { ...defaultTimeouts, submitIdleMs: 300, closeGraceMs: 200 } },
  });
  open.push(sink, bench);
  return { sink, bench };
}

const zplOf = (sink: RawSink, key: string) => ({
  ...sink.target,
  printerFileUrl: zplUrl,
  printJobEntryId: key,
});

const toFolder = (key: string) => ({ targetPrintQueue: 'Save to folder', printJobEntryId: key });
const files = (bench: TestBench) => readdir(join(bench.dataDir, 'prints'));

describe('printing to a raw port', () => {
  it('delivers the bytes unchanged over one connection, and reports them sent, not printed', async () => {
    const { sink, bench } = await setUp();
    await bench.print(zplOf(sink, 'zpl'));
    const job = await bench.until('zpl', 'completed');
    expect(job).toMatchObject({ outcome: 'sent', format: 'zpl' });
    expect(job.message).toContain('cannot see whether it was printed');
    expect(sink.connections).toHaveLength(1);
    expect(Buffer.from(sink.connections[0]?.bytes ?? [])).toEqual(zplBytes);
    expect(sink.connections[0]?.isEnded).toBe(true);
  });

  it('refuses a PDF before anything is sent', async () => {
    const { sink, bench } = await setUp();
    const answer = await bench.print({ ...sink.target, pdfAsBase64String: pdfBase64 });
    expect(answer).toMatchObject({ status: 422, Message: expect.stringContaining('cannot print a PDF') });
    expect(sink.connections).toHaveLength(0);
  });

  it('refuses a PDF that is only found in the fetched file', async () => {
    const { sink, bench } = await setUp(pdfBytes);
    await bench.print(zplOf(sink, 'hidden'));
    expect((await bench.until('hidden', 'failed')).message).toContain('cannot print a PDF');
    expect(sink.connections).toHaveLength(0);
  });

  it('keeps the order of 100 jobs', async () => {
    const { sink, bench } = await setUp();
    const keys = Array.from({ length: 100 }, (_, index) => `job-${index}`);
    for (const key of keys) {
      await bench.print(zplOf(sink, key));
    }
    await bench.idle();
    expect(sink.connections).toHaveLength(100);
    const done = bench.journal.inStates(['completed']).map(({ key }) => key);
    expect(done).toEqual(keys);
  });

  it.each([
    ['stops taking data', { stallAfterBytes: 1_000 }, 'took no data'],
    ['resets the connection', { resetAfterBytes: 1_000 }, 'closed the connection'],
  ])('leaves a job unconfirmed when the printer %s', async (_fault, behaviour, cause) => {
    const { sink, bench } = await setUp(Buffer.concat([zplBytes, Buffer.alloc(20_000_000, ' ')]));
    sink.behave(behaviour);
    await bench.print(zplOf(sink, 'stuck'));
    const job = await bench.until('stuck', 'unconfirmed');
    expect(job.message).toContain(cause);
    expect(job.message).toContain('Check at the printer');
    sink.behave({ stallAfterBytes: null, resetAfterBytes: null });
    expect(await bench.print(zplOf(sink, 'stuck'))).toMatchObject({ replayed: true, state: 'unconfirmed' });
    await bench.idle();
    expect(sink.connections).toHaveLength(1);
  });
});

describe('saving to the folder', () => {
  it('writes a PDF and ZPL complete, named by time, entry and format', async () => {
    const { bench } = await setUp();
    await bench.print({ ...toFolder('one'), pdfAsBase64String: pdfBase64 });
    await bench.print({ ...toFolder('two'), printerFileUrl: zplUrl });
    await bench.idle();
    const names = (await files(bench)).toSorted();
    expect(names).toEqual([
      expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d\.\d{3}Z_one\.pdf$/),
      expect.stringMatching(/_two\.zpl$/),
    ]);
    expect(await readFile(join(bench.dataDir, 'prints', names[0] ?? ''))).toEqual(pdfBytes);
    expect(await bench.job('one')).toMatchObject({ state: 'completed', outcome: 'saved' });
  });

  it('keeps an entry id out of the path', async () => {
    const { bench } = await setUp();
    await bench.print({ ...toFolder('../../etc/x'), pdfAsBase64String: pdfBase64 });
    await bench.idle();
    expect(await files(bench)).toEqual([expect.stringMatching(/_------etc-x-[0-9a-f]{8}\.pdf$/)]);
  });

  it('saves nothing that is neither a PDF nor ZPL', async () => {
    const { bench } = await setUp(Buffer.from('<html>not found</html>'));
    await bench.print({ ...toFolder('html'), printerFileUrl: zplUrl });
    expect((await bench.until('html', 'failed')).message).toContain('neither a PDF nor ZPL');
  });
});

describe('fetching the print file', () => {
  it('tries again while the file server fails, and gives up on a file that is not there', async () => {
    let failures = 2;
    const server = createServer((request, response) => {
      const isMissing = request.url === '/missing';
      failures -= isMissing ? 0 : 1;
      response.writeHead(isMissing ? 404 : failures >= 0 ? 503 : 200).end(zplBytes);
    });
    await new Promise<void>((resolve) => {
      server.listen(0, '127.0.0.1', resolve);
    });
    const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const bench = await createTestBench({ config: { fileOrigins: [origin] } });
    open.push(bench, { close: () => Promise.resolve(void server.close()) });
    const print = (path: string) =>
      bench.print({
        targetPrintQueue: 'Save to folder',
        printerFileUrl: origin + path,
        printJobEntryId: path,
      });
    await print('/file');
    await print('/missing');
    expect(await bench.until('/file', 'completed')).toMatchObject({ format: 'zpl' });
    expect((await bench.until('/missing', 'failed')).message).toContain('status 404');
  });
});
