import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startRawSink, type RawSink } from 'helper/testing';
import { z } from 'zod';
import { freePort } from '../../../e2e/wire/free-port.ts';
import { PrivateCups } from '../private-cups.ts';
import { windowsPath, Wine } from './wine.ts';
import { windowsPrograms, type WindowsPrograms } from './windows-programs.ts';

const ORIGIN = 'https://labels.example';
const START_TIMEOUT_MS = 60_000;
const LOOK_AGAIN_MS = 100;

const answerSchema = z.looseObject({
  status: z.number(),
  Message: z.string().optional(),
  state: z.string().optional(),
  code: z.string().nullish(),
  replayed: z.boolean().optional(),
});
type Answer = z.infer<typeof answerSchema>;
const queuesSchema = z.object({
  queues: z.array(z.looseObject({ name: z.string(), state: z.string(), dpi: z.number().nullable() })),
});

const device = (sink: RawSink) => `socket://127.0.0.1:${sink.port}`;

/** The helper for Windows under Wine, with the queues of a private CUPS. */
export class WinePlace {
  /** What arrives behind the queue `Raw`, which passes everything on, and behind `Driver`, which makes ZPL of pages. */
  readonly raw: RawSink;
  readonly driver: RawSink;
  readonly #cups: PrivateCups;
  readonly #wine: Wine;
  readonly #programs: WindowsPrograms;
  readonly #folder: string;
  readonly #url: string;
  readonly #port: number;
  #helper: ChildProcess | undefined;

  private constructor(parts: {
    raw: RawSink;
    driver: RawSink;
    cups: PrivateCups;
    wine: Wine;
    programs: WindowsPrograms;
    folder: string;
    port: number;
  }) {
    this.raw = parts.raw;
    this.driver = parts.driver;
    this.#cups = parts.cups;
    this.#wine = parts.wine;
    this.#programs = parts.programs;
    this.#folder = parts.folder;
    this.#port = parts.port;
    this.#url = `http://localhost:${parts.port}`;
  }

  static async open(): Promise<WinePlace> {
    const folder = await mkdtemp(join(tmpdir(), 'platen-wine-place-'));
    const programs = await windowsPrograms(join(folder, 'program'));
    const [raw, driver] = [await startRawSink(), await startRawSink()];
    const cups = await PrivateCups.open();
    await cups.addQueue({ name: 'Raw', device: device(raw), model: 'raw' });
    await cups.addQueue({ name: 'Driver', device: device(driver), model: 'drv:///sample.drv/zebra.ppd' });
    const wine = await Wine.open(cups.socket);
    const port = await freePort();
    const place = new WinePlace({ raw, driver, cups, wine, programs, folder, port });
    await place.start();
    return place;
  }

  async start(): Promise<void> {
    const { node, helper } = this.#programs;
    this.#helper = this.#wine.start('wine', [node, windowsPath(helper)], {
      HELPER_PORT: String(this.#port),
      HELPER_ORIGINS: ORIGIN,
      DATA_DIR: windowsPath(join(this.#folder, 'data')),
    });
    const endsAt = Date.now() + START_TIMEOUT_MS;
    const isHealthy = () =>
      fetch(`${this.#url}/health`).then(
        ({ ok }) => ok,
        () => false,
      );
    while (!(await isHealthy())) {
      if (Date.now() > endsAt) throw new Error(`The helper did not start: ${await this.#wine.errors()}`);
      await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN_MS));
    }
  }

  /** Kills the helper: work in progress stays unfinished. */
  async kill(): Promise<void> {
    const helper = this.#helper;
    this.#helper = undefined;
    if (helper?.exitCode === null) {
      helper.kill('SIGKILL');
      await once(helper, 'exit');
    }
  }

  async queues() {
    return queuesSchema.parse(await (await this.#ask('/api/printQueues')).json()).queues;
  }

  print(queue: string, key: string, pdf: Buffer): Promise<Answer> {
    const request = { targetPrintQueue: queue, printJobEntryId: key };
    return this.#answer('/api/print', { ...request, pdfAsBase64String: pdf.toString('base64') });
  }

  job(key: string): Promise<Answer> {
    return this.#answer(`/api/jobs/${key}`);
  }

  /**
   * Prints ZPL and calls the spooler without the helper's server: `fetch`, by which the helper gets ZPL, connects to nothing
   * under Wine 8 (“connect UNKNOWN”). Returns what the calls answered.
   */
  async spoolerCalls(queue: string): Promise<unknown> {
    const { node, spoolerCalls } = this.#programs;
    return JSON.parse(await this.#wine.run('wine', [node, windowsPath(spoolerCalls), queue]));
  }

  async close(): Promise<void> {
    await this.kill();
    await this.#wine.close();
    await this.#cups.close();
    await this.raw.close();
    await this.driver.close();
    await rm(this.#folder, { recursive: true, force: true });
  }

  #ask(path: string, body?: object): Promise<Response> {
    return fetch(`${this.#url}${path}`, {
      method: body ? 'POST' : 'GET',
      headers: { 'content-type': 'application/json', origin: ORIGIN },
      ...(body && { body: JSON.stringify(body) }),
    });
  }

  async #answer(path: string, body?: object): Promise<Answer> {
    const response = await this.#ask(path, body);
    return answerSchema.parse({ ...((await response.json()) as object), status: response.status });
  }
}
