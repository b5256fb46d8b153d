import * as fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTestBench, pdfBase64, type TestBench } from '../testing/test-bench.ts';

let bench: TestBench;

beforeEach(async () => {
  bench = await createTestBench();
});

afterEach(async () => {
  await bench.close();
});

function post(body: string): Promise<Response> {
  return bench.request('/api/print', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  });
}

const good = { targetPrintQueue: 'Save to folder', pdfAsBase64String: pdfBase64 };

describe('the helper', () => {
  it.each(['', '{', 'null x', '{"a":1,}', '\u0000', '[1,2'])(
    'answers the print request %j with 400',
    async (body) => {
      expect((await post(body)).status).toBe(400);
    },
  );

  it.each([
    ['null', null],
    ['a list', []],
    ['a text', 'print'],
    ['an address that is a list', { ...good, targetAddress: ['10.0.0.1'] }],
    ['a port that is a word', { ...good, port: 'http' }],
    ['a port beyond the last', { ...good, port: 70_000 }],
    ['a PDF that is a number', { ...good, pdfAsBase64String: 1 }],
    ['a flag that is a word', { ...good, useLocalPrinterDriver: 'yes' }],
    ['an entry id with a line break', { ...good, printJobEntryId: 'a\nb' }],
    ['an entry id without end', { ...good, printJobEntryId: 'a'.repeat(129) }],
    ['a scale that is an object', { ...good, scale: {} }],
    ['base64 with blanks', { ...good, pdfAsBase64String: `${pdfBase64} ` }],
    ['base64 for addresses', { ...good, pdfAsBase64String: 'JVBERi0_' }],
    ['base64 that is cut', { ...good, pdfAsBase64String: pdfBase64.slice(0, -1) }],
    ['base64 of something else', { ...good, pdfAsBase64String: Buffer.from('<html>').toString('base64') }],
    ['ZPL in place of a PDF', { ...good, pdfAsBase64String: Buffer.from('^XA^XZ').toString('base64') }],
    ['a job without a file', { targetPrintQueue: 'Save to folder' }],
  ])('answers 422 and a sentence to a print request with %s', async (_fault, body) => {
    const response = await post(JSON.stringify(body));
    expect(response.status).toBe(422);
    expect(await response.json()).toEqual({
      Message: expect.stringMatching(/\.$/),
      code: expect.stringMatching(/^[a-z-]+\.[a-z0-9-]+$/),
      args: expect.any(Object),
    });
  });

  it('ignores unknown fields of a print request and takes empty ones as missing', async () => {
    const body = {
      ...good,
      targetAddress: '',
      port: 0,
      scale: '',
      printJobEntryId: 'x',
      __proto__: { a: 1 },
      extra: [1],
    };
    expect((await post(JSON.stringify(body))).status).toBe(200);
  });

  it('never answers a print request with an error of its own, whatever the JSON', async () => {
    const fields = fc.record(
      {
        targetAddress: fc.oneof(fc.constantFrom('10.0.0.1', '127.0.0.1'), fc.jsonValue()),
        port: fc.oneof(fc.constant(9100), fc.jsonValue()),
        targetPrintQueue: fc.oneof(fc.constant('Save to folder'), fc.constant('ipp/print'), fc.jsonValue()),
        printerFileUrl: fc.oneof(fc.webUrl(), fc.jsonValue()),
        pdfAsBase64String: fc.oneof(fc.constant(pdfBase64), fc.base64String(), fc.jsonValue()),
        scale: fc.jsonValue(),
        customPaperSize: fc.oneof(fc.constant('100x60'), fc.jsonValue()),
        printJobEntryId: fc.jsonValue(),
      },
      { requiredKeys: [] },
    );
    await fc.assert(
      fc.asyncProperty(fc.oneof(fields, fc.jsonValue()), async (body) => {
        const response = await post(JSON.stringify(body));
        expect([200, 403, 404, 409, 413, 422]).toContain(response.status);
        expect(response.ok || typeof ((await response.json()) as { Message: unknown }).Message).toBeTruthy();
      }),
      { numRuns: 300 },
    );
  });

  it('answers an unknown queue with 404 and unknown paths and jobs with 404', async () => {
    const response = await post(JSON.stringify({ ...good, targetPrintQueue: 'Nobody' }));
    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({ Message: expect.stringContaining('“Nobody”') });
    expect((await bench.request('/api/jobs/none')).status).toBe(404);
    expect((await bench.request('/api/jobs/%2e%2e')).status).toBe(404);
    expect((await bench.request('/nothing')).status).toBe(404);
  });
});
