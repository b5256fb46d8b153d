import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { startFakeIppPrinter, type FakeIppPrinter } from 'helper/testing';
import { demoPassword } from 'server';
import { freePort } from '../../e2e/wire/free-port.ts';
import { HelperProgram } from '../../e2e/wire/helper-program.ts';
import { ChildProgram } from '../../scripts/child-program.ts';
import { FIRST_PRINTER_ID, seedDemoWithPrinters } from '../demo-with-printers.ts';

const PRINTER_COUNT = 3;

/** The real server and the real helper as separate processes that can be killed, and printers. */
export class PrintPlace {
  readonly url: string;
  readonly helper: HelperProgram;
  readonly printerIds: readonly number[];
  readonly #dataDir: string;
  readonly #port: number;
  readonly #printers: readonly FakeIppPrinter[];
  /** Name of the helper's journal, which exists from its first start on. */
  helperJournalId = '';
  #server: ChildProgram | undefined;

  private constructor(
    dataDir: string,
    ports: { server: number; helper: number },
    printers: readonly FakeIppPrinter[],
  ) {
    this.#dataDir = dataDir;
    this.#port = ports.server;
    this.#printers = printers;
    this.url = `http://localhost:${ports.server}`;
    this.printerIds = printers.map((_printer, index) => FIRST_PRINTER_ID + index);
    this.helper = new HelperProgram({ port: ports.helper, dataDir, origins: [this.url] });
  }

  static async open(): Promise<PrintPlace> {
    const dataDir = await mkdtemp(join(tmpdir(), 'platen-rounds-'));
    const printers = await Promise.all(
      Array.from({ length: PRINTER_COUNT }, () => startFakeIppPrinter({ behaviour: { jobMs: 0 } })),
    );
    await seedDemoWithPrinters(
      dataDir,
      printers.map(({ port }, index) => ({
        name: `round-${index}`,
        displayName: `Round ${index}`,
        vendor: 'Other',
        model: 'Label printer',
        dpi: 203,
        groupIds: [],
        language: 'pdf',
        targetIpAddress: '127.0.0.1',
        targetPort: port,
        targetPrintQueue: 'ipp/print',
      })),
    );
    const place = new PrintPlace(dataDir, { server: await freePort(), helper: await freePort() }, printers);
    await Promise.all([place.startServer(), place.helper.start()]);
    const health = await fetch(`${place.helper.url}/health`);
    place.helperJournalId = ((await health.json()) as { instanceId: string }).instanceId;
    return place;
  }

  async startServer(): Promise<void> {
    this.#server = new ChildProgram({
      name: 'server',
      file: resolve(import.meta.dirname, '../../server/src/program/cli/serve.ts'),
      logFile: join(this.#dataDir, 'logs/server.log'),
      env: { HOST: 'localhost', PORT: String(this.#port), DATA_DIR: this.#dataDir, STATIC_DIR: '' },
    });
    await this.#server.ready(`${this.url}/health`);
  }

  /** Sends SIGKILL: uncommitted data and pending answers are lost. */
  async killServer(): Promise<void> {
    await this.#server?.kill();
  }

  /** Returns how often an entry was printed, whatever key it was sent under. */
  timesOnPaper(entryId: string): number {
    return this.#printers
      .flatMap(({ jobs }) => jobs)
      .filter(({ name }) => name === entryId || name.startsWith(`${entryId}.`)).length;
  }

  /** Returns how many files were printed, of all entries. */
  get paperCount(): number {
    return this.#printers.reduce((sum, { jobs }) => sum + jobs.length, 0);
  }

  async signIn(): Promise<string> {
    const login = await fetch(`${this.url}/api/account/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'member@demo.test', password: demoPassword }),
    });
    return ((await login.json()) as { token: string }).token;
  }

  /** Returns the state of each entry in the server's history. */
  async history(token: string): Promise<{ jobCount: number; statusById: Map<string, string> }> {
    const answer = await fetch(`${this.url}/api/printjobs?take=100`, {
      headers: { authorization: `Bearer ${token}` },
    });
    const { data } = (await answer.json()) as {
      data: { computerName: string; entries: { printJobEntryId: string; status: string }[] }[];
    };
    const own = data.filter(({ computerName }) => computerName === 'ROUNDS');
    const entries = own.flatMap((job) => job.entries);
    return {
      jobCount: own.length,
      statusById: new Map(entries.map(({ printJobEntryId, status }) => [printJobEntryId, status])),
    };
  }

  async close(): Promise<void> {
    await this.helper.stop();
    await this.#server?.stop();
    await Promise.all(this.#printers.map((printer) => printer.close()));
    await rm(this.#dataDir, { recursive: true, force: true });
  }
}
