import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { z } from 'zod';
import type { Clock } from '../clock.ts';
import { helperConfig, type HelperConfig } from '../config.ts';
import { createDrivers } from '../drivers/driver-table.ts';
import { createHelper, type HelperParts } from '../helper.ts';
import { openJournal, type Journal } from '../journal/journal.ts';
import { defaultTimeouts } from '../limits.ts';
import { silentLogger } from '../logger.ts';

export const testPort = 27_417;
export const appOrigin = 'https://labels.example';
export const pdfBytes = Buffer.from('%PDF-1.7\n% a label\n%%EOF\n');
export const pdfBase64 = pdfBytes.toString('base64');
export const zplBytes = Buffer.from('^XA^FO20,20^FDHello^FS^XZ\n');
export const zplUrl = `${appOrigin}/files/label.zpl`;

/** A clock whose sleeps end at once and advance its time; `slept` lists them in milliseconds. */
export class LeapingClock implements Clock {
  readonly slept: number[] = [];
  #now = Date.UTC(2026, 10, 21);

  now(): number {
    return this.#now;
  }

  advance(ms: number): void {
    this.#now += ms;
  }

  async sleep(ms: number): Promise<void> {
    this.slept.push(ms);
    this.#now += ms;
    await delay(1);
  }
}

/** A clock with the real time but short sleeps, for tests with real sockets. */
export const hurriedClock: Clock = {
  now: () => Date.now(),
  sleep: (ms, signal) => delay(Math.min(ms, 15), undefined, { signal }),
};

const jobSchema = z.looseObject({
  jobKey: z.string(),
  state: z.string(),
  isFinal: z.boolean(),
  outcome: z.string().nullable(),
  message: z.string().nullable(),
  attention: z.object({ reason: z.string(), text: z.string() }).nullable(),
  canRepeat: z.boolean(),
});
type JobView = z.infer<typeof jobSchema>;

const answerSchema = z.looseObject({
  status: z.number(),
  Message: z.string().optional(),
  jobKey: z.string().optional(),
  state: z.string().optional(),
  replayed: z.boolean().optional(),
  restarted: z.boolean().optional(),
});
type AnswerView = z.infer<typeof answerSchema>;

export interface TestBench {
  readonly dataDir: string;
  readonly journal: Journal;
  /** Sends a request of the allowed app, unless `init.headers` differ; an empty Origin means none. */
  request(path: string, init?: RequestInit): Promise<Response>;
  print(body: Readonly<Record<string, unknown>>): Promise<AnswerView>;
  job(key: string): Promise<JobView>;
  /** Waits until the job is in one of the states. */
  until(key: string, ...states: string[]): Promise<JobView>;
  idle(): Promise<void>;
  close(): Promise<void>;
}

export interface BenchSettings extends Partial<Omit<HelperParts, 'config'>> {
  readonly config?: Partial<HelperConfig>;
  readonly dataDir?: string;
}

const patienceMs = 60_000;

/** Creates a helper without sockets, in a folder that `close` removes. */
export async function createTestBench(settings: BenchSettings = {}): Promise<TestBench> {
  const dataDir = settings.dataDir ?? (await mkdtemp(join(tmpdir(), 'platen-helper-')));
  const clock = settings.clock ?? hurriedClock;
  const config = helperConfig({
    port: testPort,
    dataDir,
    computerName: 'packing-1',
    origins: [appOrigin],
    allowedTargets: [{ host: '127.0.0.1', port: '*' }],
    queueSystem: 'unix',
    cupsSocket: join(dataDir, 'no-cups.sock'),
    timeouts: { ...defaultTimeouts, closeGraceMs: 200 },
    ...settings.config,
  });
  const journal = settings.journal ?? openJournal(join(dataDir, 'journal.sqlite'), clock);
  const helper = createHelper({
    drivers: createDrivers({ ...config, clock }),
    logger: silentLogger,
    ...settings,
    config,
    journal,
    clock,
  });
  const request = async (path: string, { headers, ...init }: RequestInit = {}) => {
    const all = new Headers({ host: `localhost:${testPort}`, origin: appOrigin });
    new Headers(headers).forEach((value, name) => all.set(name, value));
    if (all.get('origin') === '') {
      all.delete('origin');
    }
    return helper.fetch(new Request(`http://localhost:${testPort}${path}`, { ...init, headers: all }));
  };
  const job = async (key: string) =>
    jobSchema.parse(await (await request(`/api/jobs/${encodeURIComponent(key)}`)).json());

  return {
    dataDir,
    journal,
    request,
    job,
    print: async (body) => {
      const response = await request('/api/print', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
      const answer: unknown = await response.json();
      return answerSchema.parse({
        ...z.record(z.string(), z.unknown()).parse(answer),
        status: response.status,
      });
    },
    until: async (key, ...states) => {
      const endsAt = Date.now() + patienceMs;
      for (;;) {
        const found = await job(key);
        if (states.includes(found.state)) {
          return found;
        }
        if (Date.now() > endsAt) {
          throw new Error(
            `Job ${key} stayed ${found.state}: ${found.attention?.text ?? found.message ?? ''}`,
          );
        }
        await delay(5);
      }
    },
    idle: () => helper.idle(),
    close: async () => {
      await helper.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
