import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ConnectBench, testAgentKey } from '../../testing/connect-bench.ts';
import { startFakeConnectServer } from '../../testing/fake-connect-server.ts';
import { startFakeIppPrinter, startRawSink } from '../../testing/index.ts';
import { hurriedClock, pdfBytes } from '../../testing/test-bench.ts';
import { createJsonLogger } from '../../logger.ts';
import { attentionFrom } from '../../printer-attention.ts';
import { sentences } from '../../sentences/index.ts';
import { KeyRefusedError } from '../server-calls.ts';

let bench: ConnectBench;
const open: { close(): Promise<unknown> }[] = [];

beforeEach(async () => {
  bench = await ConnectBench.create();
});

afterEach(async () => {
  await bench.close();
  await Promise.all(open.splice(0).map((thing) => thing.close()));
});

async function ippPrinter(settings: Parameters<typeof startFakeIppPrinter>[0] = {}) {
  const printer = await startFakeIppPrinter(settings);
  open.push(printer);
  return printer;
}

async function rawSink() {
  const sink = await startRawSink();
  open.push(sink);
  return sink;
}

/** Returns the codes in the reports of a job, oldest first; null for a report without one. */
const codes = (key: string) =>
  bench.server.reports.filter(({ jobKey }) => jobKey === key).map(({ code }) => code ?? null);

describe('an agent', () => {
  it('prints what it is offered and reports every state in its order', async () => {
    const printer = await ippPrinter({ behaviour: { jobMs: 50 } });
    bench.server.offer(bench.job('entry-1', printer.target, pdfBytes));
    bench.start();
    await bench.reported('entry-1', 'completed');
    const states = bench.states('entry-1');
    expect(states[0]).toBe('accepted');
    expect(states.indexOf('submitting')).toBeLessThan(states.indexOf('submitted'));
    expect(states.at(-1)).toBe('completed');
    expect(bench.server.reports.at(-1)).toMatchObject({ outcome: 'printed', message: null });
    expect(printer.jobs.map(({ name }) => name)).toEqual(['entry-1']);
    const times = bench.server.reports.map(({ updatedAt }) => updatedAt);
    expect(times).toEqual(times.toSorted());
  });

  it('sends its name and its queues, one poll at a time, with its key', async () => {
    bench.start();
    const sink = await rawSink();
    for (const key of ['a', 'b', 'c']) {
      bench.server.offer(bench.job(key, sink.target));
      await bench.reported(key, 'completed');
    }
    expect(bench.server.polls[0]).toMatchObject({
      machineName: 'DOCK-3',
      version: expect.stringMatching(/^\d+\.\d+\.\d+$/),
      instanceId: expect.stringMatching(/^[\da-f-]{36}$/),
      printQueues: ['Save to folder'],
      waitSeconds: 25,
    });
    expect(bench.server.mostAtOnce.get('/api/connect/agent/poll')).toBe(1);
    expect([...bench.server.keys]).toEqual([`Bearer ${testAgentKey}`]);
  });

  it('prints a job once that is offered three times with different signatures in its address', async () => {
    const sink = await rawSink();
    bench.server.behave({ forgetsReports: true });
    const job = bench.job('again', sink.target);
    for (const signature of ['a', 'b', 'c']) {
      bench.server.offer({
        ...job,
        printerFileUrl: `${String(job['printerFileUrl'])}?signature=${signature}`,
      });
    }
    bench.start();
    await bench.reported('again', 'completed');
    await expect.poll(() => bench.server.polls.length).toBeGreaterThan(3);
    bench.server.behave({ forgetsReports: false });
    await bench.stop();
    bench.server.behave({ forgetsReports: true });
    bench.start();
    const before = bench.server.polls.length;
    await expect.poll(() => bench.server.polls.length).toBeGreaterThan(before + 1);
    expect(sink.connections).toHaveLength(1);
    expect(bench.states('again')).not.toContain('failed');
  });

  it('writes down which request printed a job that it takes, and one that it cannot take', async () => {
    const sink = await rawSink();
    const lines: string[] = [];
    const logger = createJsonLogger((line) => lines.push(line));
    const printedBy = (key: string, request: string, more: object = {}) => {
      const job = bench.job(key, sink.target);
      bench.server.offer({
        ...job,
        printerFileUrl: `${String(job['printerFileUrl'])}?request=${request}`,
        ...more,
      });
    };
    printedBy('taken', 'request-of-taken');
    printedBy('refused', 'request-of-refused', { targetAddress: '198.51.100.7' });
    bench.start({ logger });
    await bench.reported('taken', 'completed');
    await bench.reported('refused', 'failed');
    const of = (event: string) =>
      lines.map((line) => JSON.parse(line) as object).find((line) => 'event' in line && line.event === event);
    expect(of('job taken')).toMatchObject({ key: 'taken', requestId: 'request-of-taken' });
    expect(of('job not taken')).toMatchObject({ key: 'refused', requestId: 'request-of-refused' });
  });

  it('reports what happened while the server was away, in its order', async () => {
    const printer = await ippPrinter({ behaviour: { jobMs: 300 } });
    bench.server.offer(bench.job('away', printer.target, pdfBytes));
    bench.start();
    await bench.reported('away', 'accepted');
    const { port } = bench.server;
    const before = bench.states('away');
    await bench.server.close();
    await expect.poll(() => printer.jobs.length).toBe(1);
    await delay(600);
    bench.server = await startFakeConnectServer({ port });
    await bench.reported('away', 'completed');
    const states = [...before, ...bench.states('away')].filter((state, at, all) => state !== all[at - 1]);
    expect(states[0]).toBe('accepted');
    expect(new Set(states).size).toBe(states.length);
    expect(printer.attempts).toBe(1);
  });

  it('reports what it could not report before when it is started again', async () => {
    const sink = await rawSink();
    bench.server.offer(bench.job('untold', sink.target));
    bench.server.behave({ dropsReports: true });
    bench.start();
    await expect.poll(() => sink.connections.length).toBe(1);
    expect(bench.server.polls).toHaveLength(1);
    await bench.stop();
    expect(bench.states('untold')).toEqual([]);
    bench.server.behave({ dropsReports: false });
    bench.start();
    await bench.reported('untold', 'completed');
    expect(bench.states('untold')).toEqual(['accepted', 'fetching', 'submitting', 'completed']);
    expect(sink.connections).toHaveLength(1);
  });

  it('waits for a printer that is busy, and gives up after a minute', async () => {
    let isLater = false;
    const clock = { ...hurriedClock, now: () => Date.now() + (isLater ? 60_000 : 0) };
    const printer = await ippPrinter({ behaviour: { isRejecting: true } });
    bench.server.offer(bench.job('soon', printer.target, pdfBytes));
    bench.start({ clock });
    await expect.poll(() => bench.server.polls.length).toBeGreaterThan(3);
    printer.behave({ isRejecting: false });
    await bench.reported('soon', 'completed');
    printer.behave({ isRejecting: true });
    bench.server.offer(bench.job('never', printer.target, pdfBytes));
    const polls = bench.server.polls.length;
    await expect.poll(() => bench.server.polls.length).toBeGreaterThan(polls + 3);
    expect(bench.server.reports.map(({ state }) => state)).not.toContain('failed');
    isLater = true;
    await bench.reported('never', 'failed');
    expect(bench.server.reports.at(-1)?.message).toMatch(/is not taking jobs at the moment/);
    expect(printer.jobs).toHaveLength(1);
  });

  it('waits for a file as long as its server is away, and prints it once when it is back', async () => {
    let hoursLater = 0;
    const clock = { ...hurriedClock, now: () => Date.now() + hoursLater * 3_600_000 };
    const sink = await startRawSink();
    bench.server.behave({ withholdsFiles: true });
    bench.server.offer(bench.job('away', sink.target));
    bench.start({ clock });
    await bench.reported('away', 'fetching');
    for (hoursLater of [1, 5, 20]) {
      const { withheld } = bench.server;
      await expect.poll(() => bench.server.withheld).toBeGreaterThan(withheld + 1);
    }
    expect(bench.states('away')).not.toContain('failed');
    bench.server.behave({ withholdsFiles: false });
    await bench.reported('away', 'completed');
    expect(sink.connections).toHaveLength(1);
    await sink.close();
  });

  it('saves to its folder, and prints on while one printer is off', async () => {
    const off = await startRawSink();
    await off.close();
    const folder = { targetPrintQueue: 'Save to folder' };
    bench.server.offer(bench.job('off', off.target), bench.job('saved', folder, pdfBytes));
    bench.start();
    await bench.reported('saved', 'completed');
    expect(await readdir(join(bench.dataDir, 'prints'))).toHaveLength(1);
    expect(bench.states('off')).not.toContain('completed');
    expect(bench.states('off')).toContain('accepted');
  });

  it.each<[string, Record<string, unknown>, RegExp]>([
    ['a public address', { targetAddress: '8.8.8.8', port: 9100 }, /not an address of this local network/],
    ['a port that is no printer’s', { targetAddress: '10.0.0.9', port: 22 }, /not a printer port/],
    ['a job without a printer', {}, /names no printer/],
    ['a queue that is not there', { targetPrintQueue: 'Nowhere' }, /no print service/],
    [
      'a file of another origin',
      { targetPrintQueue: 'Save to folder', printerFileUrl: 'https://evil.example/a' },
      /not allowed/,
    ],
    ['fields of another type', { targetPrintQueue: 7 }, /cannot be read/],
  ])('reports that it refuses %s, and asks for more', async (_what, target, message) => {
    bench.server.offer({ ...bench.job('refused', {}), ...target });
    bench.start();
    await bench.reported('refused', 'failed');
    expect(bench.server.reports).toHaveLength(1);
    expect(bench.server.reports[0]?.message).toMatch(message);
    await expect.poll(() => bench.server.polls.length).toBe(2);
  });
});

describe('the code of a message about a job', () => {
  it('is reported to a server that accepts codes, also for a refused job', async () => {
    bench.server.behave({ takesCodes: true });
    bench.server.offer(bench.job('sent', (await rawSink()).target), bench.job('refused', {}));
    bench.start();
    await bench.reported('sent', 'completed');
    await bench.reported('refused', 'failed');
    expect(codes('sent').at(-1)).toBe('job.sent');
    expect(codes('refused')).toEqual(['print-request.no-printer']);
    expect(bench.server.reports.at(-1)).toMatchObject({
      message: expect.any(String),
      args: expect.any(Object),
    });
  });

  it('is reported with its cause while a job waits for a printer', async () => {
    const off = await startRawSink();
    await off.close();
    bench.server.behave({ takesCodes: true });
    bench.server.offer(bench.job('waiting', off.target));
    bench.start();
    await expect
      .poll(() => bench.server.reports.findLast(({ attention }) => attention !== null)?.attention)
      .toMatchObject({
        code: expect.stringMatching('^job.waiting'),
        args: { cause: sentences.cause.refused },
      });
  });

  it('is not reported to a server that does not accept codes; it receives the English message only', async () => {
    bench.server.offer(bench.job('sent', (await rawSink()).target), bench.job('refused', {}));
    bench.start();
    await bench.reported('sent', 'completed');
    await bench.reported('refused', 'failed');
    expect(bench.server.reports.every((report) => !('code' in report) && !('args' in report))).toBe(true);
    expect(bench.server.reports.at(-1)?.message).toMatch(/\.$/);
  });

  it('is left out after a server that accepted codes refuses them', async () => {
    const printer = await ippPrinter({ behaviour: { jobMs: 60_000 } });
    bench.server.behave({ takesCodes: true });
    bench.server.offer(bench.job('entry', printer.target, pdfBytes));
    bench.start();
    await bench.reported('entry', 'printing');
    const { length } = bench.server.polls;
    bench.server.behave({ takesCodes: false });
    printer.behave({ isMediaEmpty: true });
    const { text, reason } = attentionFrom(['media-empty-error']) ?? {};
    await expect.poll(() => bench.server.reports.at(-1)?.attention).toEqual({ text, reason });
    expect(bench.server.polls).toHaveLength(length);
  });
});

describe('a cancel from the server', () => {
  it('stops a job in the printer, and one that waits after it', async () => {
    const printer = await ippPrinter({ behaviour: { jobMs: 60_000, takesOneJobAtATime: true } });
    bench.server.offer(
      bench.job('first', printer.target, pdfBytes),
      bench.job('second', printer.target, pdfBytes),
    );
    bench.start();
    await bench.reported('first', 'printing');
    bench.server.cancel('second');
    await bench.reported('second', 'canceled');
    bench.server.cancel('first');
    await bench.reported('first', 'canceled');
    expect(printer.jobs).toHaveLength(1);
  });

  it('prints nothing when it comes with its job or for a job that never comes', async () => {
    const sink = await rawSink();
    bench.server.offer(bench.job('both', sink.target));
    bench.server.cancel('both');
    bench.server.cancel('never');
    bench.start();
    await bench.reported('both', 'canceled');
    await bench.reported('never', 'canceled');
    bench.server.offer(bench.job('next', sink.target));
    await bench.reported('next', 'completed');
    expect(sink.connections).toHaveLength(1);
  });

  it('changes nothing and delays nothing when it comes too late', async () => {
    const sink = await rawSink();
    sink.behave({ stallAfterBytes: 1_000 });
    bench.server.offer(bench.job('late', sink.target, Buffer.from(`^XA${' '.repeat(8_000_000)}^XZ`)));
    bench.start();
    await bench.reported('late', 'submitting');
    bench.server.cancel('late');
    const other = await rawSink();
    bench.server.offer(bench.job('other', other.target));
    await bench.reported('other', 'completed');
    expect(bench.states('late')).not.toContain('canceled');
  });
});

describe('the refusal of the agent key', () => {
  it.each([
    ['/poll', 401],
    ['/poll', 403],
    ['/report', 401],
  ])('ends the program at %s with %i, with the message of the server', async (path, status) => {
    bench.server.offer(bench.job('a', (await rawSink()).target));
    bench.server.behave({ refuses: { path, status } });
    const { ended } = bench.start();
    await expect(ended).rejects.toThrow(KeyRefusedError);
    await expect(ended).rejects.toThrow(
      `The server ${bench.server.url} refuses the agent key: This server says ${status}.`,
    );
  });

  it.each([400, 404, 422, 429, 500, 503])(
    'is not concluded from status %i: the program continues',
    async (status) => {
      bench.server.behave({ refuses: { path: '/poll', status } });
      bench.start();
      await delay(200);
      bench.server.behave({ refuses: null });
      await expect.poll(() => bench.server.polls.length).toBe(1);
    },
  );
});
