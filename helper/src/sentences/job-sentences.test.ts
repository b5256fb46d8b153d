import { LANGUAGES, type LanguageCode, type Sentence } from 'label-core/sentence';
import { afterEach, describe, expect, it } from 'vitest';
import { SubmissionError } from '../drivers/driver.ts';
import { describeStatus } from '../ipp/ipp-codes.ts';
import { keywordsAttribute } from '../ipp/ipp-value.ts';
import { defaultTimeouts } from '../limits.ts';
import { describeConnectionFault } from '../printer-connection.ts';
import { startFakeIppPrinter, startRawSink } from '../testing/index.ts';
import {
  createTestBench,
  LeapingClock,
  pdfBase64,
  pdfBytes,
  zplBytes,
  zplUrl,
  type BenchSettings,
  type TestBench,
} from '../testing/test-bench.ts';
import { sentenceIn, sentences } from './index.ts';

const others = Object.keys(LANGUAGES).filter((code): code is Exclude<LanguageCode, 'en'> => code !== 'en');

/** Expects that a sentence and the sentences in its values are translated into each other language. */
function expectTranslated(sentence: Sentence): void {
  expect(sentenceIn(sentence, 'en')).toBe(sentence.message);
  const inner = Object.values(sentence.args).filter((arg): arg is Sentence =>
    Object.hasOwn(Object(arg), 'code'),
  );
  for (const language of others) {
    const text = sentenceIn(sentence, language);
    expect(text).not.toBe(sentence.message);
    for (const part of inner) expect(text).toContain(sentenceIn(part, language));
  }
}

const statuses = [
  0x0400, 0x0401, 0x0402, 0x0403, 0x0404, 0x0405, 0x0406, 0x0408, 0x040a, 0x040b, 0x0411, 0x0500, 0x0502,
  0x0504, 0x0505, 0x0506, 0x0507, 0x0777,
];
const faults = ['ECONNREFUSED', 'EHOSTUNREACH', 'ENETUNREACH', 'EHOSTDOWN', 'ENOENT', 'EACCES', 'ECONNRESET'];

describe('a cause', () => {
  it.each(statuses)('has a translation in each language for the printer status %i', (code) => {
    expectTranslated(describeStatus(code));
    expectTranslated(describeStatus(code, { at: 'start' }));
  });

  it.each(faults)('has a translation in each language for the error %s', (code) => {
    expectTranslated(describeConnectionFault(Object.assign(new Error('no'), { code })));
  });

  it('begins with a capital letter at the start of a sentence only', () => {
    const [code, attributes] = [0x040b, 'media'];
    expect(
      sentences.job.refusedFor({ status: describeStatus(code, { at: 'start' }), attributes }).message,
    ).toBe('The printer does not support what was asked for (media).');
    expect(sentences.job.turnedAway({ cause: describeStatus(code) }).message).toBe(
      'The printer refused the job: the printer does not support what was asked for.',
    );
  });

  it('is the original text of a system error that is not known', () => {
    expect(describeConnectionFault(new Error('EODD: odd'))).toEqual(
      sentences.cause.said({ text: 'EODD: odd' }),
    );
  });

  it('must be a sentence with a code in the error of a failed hand-over', () => {
    // @ts-expect-error -- a plain text has no code
    expect(() => new SubmissionError('refused', 'The printer is on fire.')).not.toThrow();
  });
});

const open: { close(): Promise<unknown> }[] = [];
afterEach(async () => {
  for (const opened of open.splice(0).toReversed()) await opened.close();
});

async function setUp(settings: BenchSettings = {}): Promise<TestBench> {
  const bench = await createTestBench({
    fetchDocument: () => Promise.resolve(zplBytes),
    clock: new LeapingClock(),
    config: { timeouts: { ...defaultTimeouts, submitIdleMs: 300, closeGraceMs: 200 } },
    ...settings,
  });
  open.push(bench);
  return bench;
}

async function sink(behaviour: Parameters<Awaited<ReturnType<typeof startRawSink>>['behave']>[0] = {}) {
  const raw = await startRawSink();
  raw.behave(behaviour);
  open.push(raw);
  return raw.target;
}

async function ippPrinter(settings: Parameters<typeof startFakeIppPrinter>[0]) {
  const printer = await startFakeIppPrinter(settings);
  open.push(printer);
  return { ...printer.target, pdfAsBase64String: pdfBase64 };
}

async function nowhere() {
  const raw = await startRawSink();
  await raw.close();
  return raw.target;
}

const folder = { targetPrintQueue: 'Save to folder' };
const longZpl = Buffer.concat([zplBytes, Buffer.alloc(20_000_000, ' ')]);
const largePdf = Buffer.concat([pdfBytes, Buffer.alloc(3_000_000, 'x')]).toString('base64');
const fetched = (document: Uint8Array): BenchSettings => ({ fetchDocument: () => Promise.resolve(document) });

interface Ending {
  readonly code: string;
  readonly state: string;
  readonly request: () => Promise<object>;
  readonly settings?: BenchSettings;
}

const endings: readonly Ending[] = [
  { code: 'job.saved', state: 'completed', request: () => Promise.resolve(folder) },
  { code: 'job.sent', state: 'completed', request: () => sink() },
  { code: 'job.not-printed', state: 'failed', request: nowhere },
  {
    code: 'job.broken-off',
    state: 'unconfirmed',
    request: () => sink({ stallAfterBytes: 1_000 }),
    settings: fetched(longZpl),
  },
  {
    code: 'job.no-format',
    state: 'failed',
    request: () => Promise.resolve(folder),
    settings: fetched(Buffer.from('<html>')),
  },
  {
    code: 'printer-refusal.raw-port',
    state: 'failed',
    request: () => sink(),
    settings: fetched(Buffer.from('%PDF-1.7')),
  },
  {
    code: 'job.given-up',
    state: 'failed',
    request: () => ippPrinter({ behaviour: { abortsJobs: true } }),
  },
  {
    code: 'job.forgotten',
    state: 'unconfirmed',
    request: () => ippPrinter({ behaviour: { hasLostJobs: true } }),
  },
  {
    code: 'job.uncertain',
    state: 'unconfirmed',
    request: async () => ({
      ...(await ippPrinter({ behaviour: { dropAfterBytes: 100_000 } })),
      pdfAsBase64String: largePdf,
    }),
  },
  {
    code: 'job.undrawable-pdf',
    state: 'failed',
    request: () =>
      ippPrinter({ formats: ['image/urf'], reports: [keywordsAttribute('urf-supported', ['RS203', 'W8'])] }),
  },
  {
    code: 'job.not-printed',
    state: 'failed',
    request: () => ippPrinter({ behaviour: { busyTimes: 10_000 } }),
  },
  {
    code: 'job.refused-for',
    state: 'failed',
    request: async () => ({
      ...(await ippPrinter({ media: ['custom_label_50x30mm'] })),
      customPaperSize: '100x60',
    }),
  },
];

describe('the message of a job', () => {
  it.each(endings)(
    'has the code $code and a translation in each language',
    async ({ code, state, request, settings }) => {
      const bench = await setUp(settings);
      await bench.print({ printerFileUrl: zplUrl, ...(await request()), printJobEntryId: 'job' });
      const answer = await bench.until('job', state);
      expect(answer).toMatchObject({ code });
      const sentence = bench.journal.find('job')?.sentence;
      expect(sentence).toMatchObject({ code, message: answer.message });
      if (sentence) expectTranslated(sentence);
    },
  );

  it('has a code while the job waits, as has its attention, which contains the cause', async () => {
    const bench = await setUp({
      clock: { now: () => Date.now(), sleep: () => new Promise(() => undefined) },
    });
    await bench.print({ ...(await nowhere()), printerFileUrl: zplUrl, printJobEntryId: 'job' });
    await expect.poll(() => bench.journal.find('job')?.attention?.code).toBe('job.waiting-until');
    const { attention } = bench.journal.find('job') ?? {};
    expect(attention?.args).toMatchObject({ cause: sentences.cause.refused });
    expect(await bench.job('job')).toMatchObject({ code: 'job.unsent', args: {} });
  });

  it('is sent with its code in the answer to a repeated request', async () => {
    const bench = await setUp();
    const request = { ...folder, printerFileUrl: zplUrl, printJobEntryId: 'job' };
    await bench.print(request);
    const { message } = await bench.until('job', 'completed');
    expect(await bench.print(request)).toMatchObject({ replayed: true, message, code: 'job.saved' });
  });
});
