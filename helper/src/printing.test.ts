import { setTimeout as delay } from 'node:timers/promises';
import { afterEach, describe, expect, it } from 'vitest';
import { helperConfig } from './config.ts';
import { createDrivers } from './drivers/driver-table.ts';
import { startFakeIppPrinter, type FakeIppPrinter, type FakeIppPrinterSettings } from './testing/index.ts';
import { createJsonLogger } from './logger.ts';
import {
  appOrigin,
  createTestBench,
  hurriedClock,
  LeapingClock,
  pdfBase64,
  pdfBytes,
  type BenchSettings,
  type TestBench,
} from './testing/test-bench.ts';

const open: { close(): Promise<void> }[] = [];

afterEach(async () => {
  for (const opened of open.splice(0).toReversed()) {
    await opened.close();
  }
});

async function setUp(
  printerSettings: FakeIppPrinterSettings = {},
  benchSettings: BenchSettings = {},
): Promise<{ printer: FakeIppPrinter; bench: TestBench; body: (key: string) => Record<string, unknown> }> {
  const printer = await startFakeIppPrinter(printerSettings);
  open.push(printer);
  const bench = await createTestBench(benchSettings);
  open.push(bench);
  return {
    printer,
    bench,
    body: (key) => ({ ...printer.target, pdfAsBase64String: pdfBase64, printJobEntryId: key }),
  };
}

describe('printing to an IPP printer', () => {
  it('delivers the document under the entry id, unscaled, and reports it printed', async () => {
    const { printer, bench, body } = await setUp();
    const answer = await bench.print({ ...body('entry-1'), customPaperSize: '100x60' });
    expect(answer).toMatchObject({ status: 200, jobKey: 'entry-1', state: 'accepted', replayed: false });
    const job = await bench.until('entry-1', 'completed');
    expect(job).toMatchObject({ isFinal: true, outcome: 'printed', impressionsCompleted: 1 });
    expect(printer.jobs).toHaveLength(1);
    expect(printer.jobs[0]).toMatchObject({ name: 'entry-1', format: 'application/pdf' });
    expect(Buffer.from(printer.jobs[0]?.document ?? [])).toEqual(pdfBytes);
    const sent = JSON.stringify(printer.jobs[0]?.attributes);
    expect(sent).toContain('"print-scaling","values":[{"type":"keyword","value":"none"}]');
    expect(sent).toMatch(/x-dimension.*10000.*y-dimension.*6000/);
  });

  it('writes down which request printed a file, also when it is refused', async () => {
    const lines: string[] = [];
    const logger = createJsonLogger((line) => lines.push(line));
    const { bench, body } = await setUp({}, { logger });
    const printerFileUrl = `${appOrigin}/api/printfiles/token?request=request-of-one`;
    await bench.print({ ...body('one'), printerFileUrl });
    await bench.print({ ...body('one'), printerFileUrl, scale: 'fit' });
    const [printed, refused] = ['print', 'refused'].map((event) =>
      lines.find((line) => line.includes(`"event":"${event}"`)),
    );
    expect(printed).toContain('"requestId":"request-of-one","key":"one"');
    expect(refused).toContain('"requestId":"request-of-one"');
    await bench.idle();
  });

  it('prints once for 20 requests with the same entry id at the same time', async () => {
    const { printer, bench, body } = await setUp();
    const answers = await Promise.all(Array.from({ length: 20 }, () => bench.print(body('twenty'))));
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200));
    expect(answers.filter(({ replayed }) => replayed === false)).toHaveLength(1);
    await bench.idle();
    expect(printer.attempts).toBe(1);
  });

  it('prints once for two requests without an entry id within a minute, and again after it', async () => {
    const clock = new LeapingClock();
    const { printer, bench, body } = await setUp({ behaviour: { jobMs: 0 } }, { clock });
    const anonymous = { ...body(''), printJobEntryId: null };
    const first = await bench.print(anonymous);
    expect(await bench.print(anonymous)).toMatchObject({ jobKey: first.jobKey, replayed: true });
    await bench.idle();
    clock.advance(50_000);
    expect(await bench.print(anonymous)).toMatchObject({ replayed: true });
    clock.advance(11_000);
    expect(await bench.print(anonymous)).toMatchObject({ replayed: false });
    await bench.idle();
    expect(printer.attempts).toBe(2);
  });

  it('refuses the same entry id for another document or another printer', async () => {
    const { bench, body } = await setUp();
    await bench.print(body('one'));
    const other = Buffer.from('%PDF-1.7 other').toString('base64');
    expect(await bench.print({ ...body('one'), pdfAsBase64String: other })).toMatchObject({ status: 409 });
    expect(await bench.print({ ...body('one'), scale: 'fit' })).toMatchObject({ status: 409 });
  });

  it('keeps the order of 100 jobs for one printer that takes one job at a time', async () => {
    const { printer, bench, body } = await setUp({ behaviour: { takesOneJobAtATime: true, jobMs: 1 } });
    const keys = Array.from({ length: 100 }, (_, index) => `job-${index}`);
    for (const key of keys) {
      expect(await bench.print(body(key))).toMatchObject({ status: 200 });
    }
    await bench.idle();
    expect(printer.jobs.map(({ name }) => name)).toEqual(keys);
  });

  it('waits 1, 2, 5 and 10 seconds while the printer is busy, then prints once', async () => {
    const clock = new LeapingClock();
    const { printer, bench, body } = await setUp({ behaviour: { busyTimes: 4, jobMs: 0 } }, { clock });
    await bench.print(body('busy'));
    await bench.idle();
    expect(clock.slept.slice(0, 4)).toEqual([1_000, 2_000, 5_000, 10_000]);
    expect(await bench.job('busy')).toMatchObject({ state: 'completed' });
    expect(printer.jobs).toHaveLength(1);
  });

  it('gives up after a minute, reports that nothing was sent, and starts anew when asked again', async () => {
    const clock = new LeapingClock();
    const { printer, bench, body } = await setUp({ behaviour: { busyTimes: 1_000 } }, { clock });
    await bench.print(body('never'));
    await bench.idle();
    const job = await bench.job('never');
    expect(job).toMatchObject({ state: 'failed', canRepeat: true });
    expect(job.message).toMatch(/the printer is busy\. Nothing was sent\./);
    expect(clock.slept.reduce((sum, ms) => sum + ms, 0)).toBeLessThanOrEqual(60_000);
    printer.behave({ busyTimes: 0, jobMs: 0 });
    expect(await bench.print(body('never'))).toMatchObject({ status: 200, restarted: true, replayed: false });
    await bench.until('never', 'completed');
    expect(printer.jobs).toHaveLength(1);
  });

  it('accepts a job for a printer that is switched off, reports that, and prints when it is back', async () => {
    const { printer, bench, body } = await setUp();
    await printer.close();
    const answer = await bench.print(body('off'));
    expect(answer).toMatchObject({ status: 200, state: 'accepted', attention: { reason: 'offline' } });
    await delay(30);
    expect((await bench.job('off')).attention?.text).toMatch(/it refuses the connection/);
    const back = await startFakeIppPrinter({ port: printer.port });
    open.push(back);
    await bench.until('off', 'completed');
    expect(back.jobs).toHaveLength(1);
  });

  it('names the attribute when the printer has no such label size', async () => {
    const { printer, bench, body } = await setUp({ media: ['custom_label_50x30mm'] });
    await bench.print({ ...body('size'), customPaperSize: '100x60' });
    const job = await bench.until('size', 'failed');
    expect(job.message).toContain('media-col');
    expect(printer.jobs).toHaveLength(0);
  });

  it.each([
    ['two-sided printing', { side: 'duplex' }, 'sides two-sided-long-edge'],
    ['a scaling', { scale: 'fill' }, 'print-scaling fill'],
    ['an orientation', { orientation: 'reverse-portrait' }, 'orientation-requested 6'],
  ])('refuses %s that the printer does not have before accepting the job', async (_option, fields, named) => {
    const { bench, body } = await setUp();
    const answer = await bench.print({ ...body('option'), ...fields });
    expect(answer).toMatchObject({ status: 422, Message: expect.stringContaining(named) });
    expect((await bench.request('/api/jobs/option')).status).toBe(404);
  });

  it('refuses a printer that takes no jobs and one that prints no PDF', async () => {
    const { printer, bench, body } = await setUp({ formats: ['image/urf'] });
    expect(await bench.print(body('pdf'))).toMatchObject({
      status: 422,
      Message: expect.stringContaining('PDF'),
    });
    printer.behave({ isRejecting: true });
    expect(await bench.print(body('closed'))).toMatchObject({ status: 503 });
  });

  it('shows what the printer waits for, and continues when it has it', async () => {
    const { printer, bench, body } = await setUp({ behaviour: { isMediaEmpty: true } });
    await bench.print(body('empty'));
    await bench.until('empty', 'printing');
    expect((await bench.job('empty')).attention).toEqual({
      reason: 'media-empty-error',
      text: 'The printer is out of labels or paper.',
    });
    printer.behave({ isMediaEmpty: false });
    expect(await bench.until('empty', 'completed')).toMatchObject({ attention: null });
  });

  it('reports a job that the printer gives up, and does not restart it', async () => {
    const { printer, bench, body } = await setUp({ behaviour: { abortsJobs: true } });
    await bench.print(body('aborted'));
    expect(await bench.until('aborted', 'failed')).toMatchObject({ canRepeat: false });
    expect(await bench.print(body('aborted'))).toMatchObject({ replayed: true, state: 'failed' });
    expect(printer.attempts).toBe(1);
  });

  it('finds a job again when the answer of the printer was lost', async () => {
    const { printer, bench, body } = await setUp({ behaviour: { dropsAnswer: true } });
    await bench.print(body('lost'));
    await bench.until('lost', 'completed');
    expect(printer.attempts).toBe(1);
  });

  it('leaves a job unconfirmed that was interrupted while it was sent, and never sends it again', async () => {
    const { printer, bench } = await setUp({ behaviour: { dropAfterBytes: 100_000 } });
    const large = Buffer.concat([pdfBytes, Buffer.alloc(3_000_000, 'x')]).toString('base64');
    const body = { ...printer.target, pdfAsBase64String: large, printJobEntryId: 'broken' };
    await bench.print(body);
    const job = await bench.until('broken', 'unconfirmed');
    expect(job.message).toMatch(/not known whether the printer has the job/);
    printer.behave({ dropAfterBytes: null });
    expect(await bench.print(body)).toMatchObject({ replayed: true, state: 'unconfirmed' });
    await bench.idle();
    expect(printer.attempts).toBe(1);
    expect(bench.journal.payload('broken')).toBeUndefined();
  });

  it('answers before a slow printer does', async () => {
    const { printer, bench, body } = await setUp({ behaviour: { answerAfterMs: 1_500, jobMs: 0 } });
    expect(await bench.print(body('slow'))).toMatchObject({ state: 'accepted' });
    await bench.until('slow', 'submitting');
    await bench.idle();
    expect(await bench.job('slow')).toMatchObject({ state: 'completed' });
    expect(printer.attempts).toBe(1);
  });

  it('takes no job for printed that the printer has lost, and does not send it again', async () => {
    const { printer, bench, body } = await setUp({ behaviour: { jobMs: 60_000 } });
    await bench.print(body('lost'));
    await bench.until('lost', 'printing');
    printer.behave({ hasLostJobs: true });
    expect(await bench.until('lost', 'unconfirmed')).toMatchObject({ outcome: null });
    await bench.idle();
    expect(printer.attempts).toBe(1);
  });

  it('cancels a waiting job and a printing one, and not a finished one', async () => {
    const { printer, bench, body } = await setUp({ behaviour: { jobMs: 60_000, takesOneJobAtATime: true } });
    await bench.print(body('first'));
    await bench.until('first', 'printing', 'submitted');
    await bench.print(body('second'));
    const cancel = (key: string) => bench.request(`/api/jobs/${key}/cancel`, { method: 'POST' });
    expect((await cancel('second')).status).toBe(200);
    expect(await bench.job('second')).toMatchObject({ state: 'canceled' });
    expect((await cancel('first')).status).toBe(200);
    await bench.until('first', 'canceled');
    expect((await cancel('first')).status).toBe(409);
    expect(printer.jobs).toHaveLength(1);
  });

  it('prints nothing of a request that is refused while its printer is still being asked', async () => {
    const asked = Promise.withResolvers<void>();
    const answered = Promise.withResolvers<void>();
    const drivers = createDrivers({ ...helperConfig({ dataDir: '' }), clock: hurriedClock });
    const { printer, bench, body } = await setUp(
      {},
      {
        drivers: {
          ...drivers,
          ipp: {
            ...drivers.ipp,
            preflight: async () => {
              asked.resolve();
              await answered.promise;
              return null;
            },
          },
        },
      },
    );
    const answer = bench.print(body('late'));
    await asked.promise;
    expect((await bench.request('/api/jobs/late')).status).toBe(404);
    const refused = await bench.request('/api/jobs/late/refuse', { method: 'POST' });
    expect(await refused.json()).toEqual({ jobKey: 'late', state: 'refused' });
    answered.resolve();
    expect(await answer).toMatchObject({
      status: 409,
      Message: 'This print was given up before it arrived here. Nothing was printed.',
    });
    expect(await bench.print(body('late'))).toMatchObject({ status: 409 });
    await bench.idle();
    expect(printer.attempts).toBe(0);
  });

  it('tells the job of a key that is to be refused and is known already', async () => {
    const { bench, body } = await setUp();
    await bench.print(body('known'));
    await bench.until('known', 'completed');
    const refused = await bench.request('/api/jobs/known/refuse', { method: 'POST' });
    expect(await refused.json()).toMatchObject({ jobKey: 'known', state: 'completed' });
  });

  it('lists the jobs that changed since a given time', async () => {
    const { bench, body } = await setUp();
    await bench.print(body('early'));
    await bench.until('early', 'completed');
    await delay(5);
    const since = new Date().toISOString();
    await bench.print(body('late'));
    await bench.until('late', 'completed');
    const list = await (await bench.request(`/api/jobs?since=${since}`)).text();
    expect(list).toContain('"late"');
    expect(list).not.toContain('"early"');
    expect((await bench.request('/api/jobs?since=yesterday')).status).toBe(422);
  });
});
