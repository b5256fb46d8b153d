import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startIppEvePrinter, startRawSink, type IppEvePrinter, type RawSink } from 'helper/testing';
import { createJsonLogger, readEnvironment, startServer, type RunningServer } from 'server';
import { z } from 'zod';
import { callServerAs, type CallAs } from '../../e2e/stage/call-as.ts';
import { freePort } from '../../e2e/wire/free-port.ts';
import { HelperProgram } from '../../e2e/wire/helper-program.ts';
import { FIRST_PRINTER_ID, seedDemoWithPrinters } from '../demo-with-printers.ts';
import { PrivateCups } from './private-cups.ts';
import { LABEL_SIZES, NEAR_SIZE, sizedLabel, sizeName, TURNED_SIZE, type LabelSize } from './sized-labels.ts';

const DPI = 203;
const DEMO_LABEL = 1;

/** Queues of a run: ZPL unchanged, PDF to a real IPP printer, and PDF that a driver of CUPS converts to ZPL. */
export const QUEUES = ['Zebra', 'Labels', 'Driver'] as const;
export type QueueName = (typeof QUEUES)[number];

const fileSchema = z.looseObject({
  printJobEntryId: z.string(),
  targetPrintQueue: z.string(),
  printFileName: z.string(),
  pdfAsBase64String: z.string().nullable(),
});
/** Print file of the server, with the fields that the helper needs. */
export type PrintFile = z.infer<typeof fileSchema>;
const createdSchema = z.looseObject({ printFiles: z.array(fileSchema) });
const labelsSchema = z.looseObject({ data: z.array(z.looseObject({ labelId: z.int(), name: z.string() })) });
const queuesSchema = z.looseObject({
  queues: z.array(z.looseObject({ name: z.string(), isRaw: z.boolean(), model: z.string().nullable() })),
});
const jobSchema = z.looseObject({
  state: z.string(),
  outcome: z.string().nullish(),
  message: z.string().nullish(),
  attention: z.object({ reason: z.string(), text: z.string() }).nullish(),
  replayed: z.boolean().optional(),
});
type JobView = z.infer<typeof jobSchema>;

/** Server, helper and CUPS as separate processes, with a raw printer, a real IPP printer, and one behind a driver. */
export class CupsPlace {
  readonly cups: PrivateCups;
  readonly helper: HelperProgram;
  readonly zebra: RawSink;
  readonly labels: IppEvePrinter;
  readonly driver: RawSink;
  readonly #server: RunningServer;
  readonly #dataDir: string;
  readonly #callAsMember: CallAs;

  private constructor(parts: {
    cups: PrivateCups;
    helper: HelperProgram;
    zebra: RawSink;
    labels: IppEvePrinter;
    driver: RawSink;
    server: RunningServer;
    dataDir: string;
    callAsMember: CallAs;
  }) {
    this.cups = parts.cups;
    this.helper = parts.helper;
    this.zebra = parts.zebra;
    this.labels = parts.labels;
    this.driver = parts.driver;
    this.#server = parts.server;
    this.#dataDir = parts.dataDir;
    this.#callAsMember = parts.callAsMember;
  }

  /** @throws Error when one of its programs cannot be started on this machine */
  static async open(): Promise<CupsPlace> {
    const dataDir = await mkdtemp(join(tmpdir(), 'platen-cups-place-'));
    const [zebra, driver, labels] = [
      await startRawSink(),
      await startRawSink(),
      await startIppEvePrinter('any-size'),
    ];
    if ('reason' in labels) throw new Error(`ippeveprinter: ${labels.reason}`);
    const cups = await PrivateCups.open();
    await cups.addQueue({ name: 'Zebra', device: `socket://127.0.0.1:${zebra.port}`, model: 'raw' });
    await cups.addQueue({
      name: 'Labels',
      device: `ipp://localhost:${labels.port}/ipp/print`,
      model: 'everywhere',
    });
    const driverDevice = `socket://127.0.0.1:${driver.port}`;
    await cups.addQueue({ name: 'Driver', device: driverDevice, model: 'drv:///sample.drv/zebra.ppd' });
    await seedQueues(dataDir);
    const server = await startServer(
      readEnvironment({ PORT: '0', HOST: '127.0.0.1', DATA_DIR: dataDir }),
      createJsonLogger(() => undefined),
    );
    const helper = new HelperProgram({
      port: await freePort(),
      dataDir: join(dataDir, 'helper'),
      origins: [server.url],
      cupsSocket: cups.socket,
    });
    await helper.start();
    const callAsMember = await callServerAs(fetch, server.url, 'member@demo.test');
    return new CupsPlace({ cups, helper, zebra, labels, driver, server, dataDir, callAsMember });
  }

  async queues(): Promise<z.infer<typeof queuesSchema>['queues']> {
    return queuesSchema.parse(await this.#ask('/api/printQueues')).queues;
  }

  /** Returns a file with `quantity` labels of the first demo article, as the server makes it for this queue. */
  async file(queue: QueueName, quantity: number, labelId = DEMO_LABEL): Promise<PrintFile> {
    const printerId = FIRST_PRINTER_ID + QUEUES.indexOf(queue);
    const answer = await this.#callAsMember('POST', '/api/printjobs', {
      computerName: 'SOAK',
      idempotencyKey: randomUUID(),
      labels: [{ labelId, printerId, articleId: 1, quantity }],
    });
    const { printFiles } = createdSchema.parse(answer);
    const [file] = printFiles;
    if (!file) throw new Error(`The server made no file for ${queue}.`);
    return file;
  }

  /** Returns a file with one label of this size. */
  async sizedFile(queue: QueueName, size: LabelSize): Promise<PrintFile> {
    const { data } = labelsSchema.parse(await this.#callAsMember('GET', '/api/labels'));
    const label = data.find(({ name }) => name === sizeName(size));
    if (!label) throw new Error(`There is no label of ${size.join(' x ')} mm.`);
    return this.file(queue, 1, label.labelId);
  }

  /** Sends a file to the helper, like the app does. */
  async print(file: PrintFile): Promise<JobView> {
    const { printJobEntryId, targetPrintQueue, printFileName, pdfAsBase64String } = file;
    const { orientation, scale, side, paperSize, customPaperSize } = file;
    const options = { orientation, scale, side, paperSize, customPaperSize };
    const content = { printerFileUrl: printFileName, pdfAsBase64String };
    return jobSchema.parse(
      await this.#ask('/api/print', { ...options, ...content, targetPrintQueue, printJobEntryId }),
    );
  }

  async job(file: PrintFile): Promise<JobView> {
    return jobSchema.parse(await this.#ask(`/api/jobs/${file.printJobEntryId}`));
  }

  async cancel(file: PrintFile): Promise<JobView> {
    return jobSchema.parse(await this.#ask(`/api/jobs/${file.printJobEntryId}/cancel`, {}));
  }

  async close(): Promise<void> {
    await this.helper.stop();
    await this.#server.stop();
    await this.cups.close();
    await this.zebra.close();
    await this.driver.close();
    await this.labels.close();
    await rm(this.#dataDir, { recursive: true, force: true });
  }

  async #ask(path: string, body?: object): Promise<unknown> {
    const response = await fetch(`${this.helper.url}${path}`, {
      method: body ? 'POST' : 'GET',
      headers: { 'content-type': 'application/json', origin: this.#server.url },
      ...(body && { body: JSON.stringify(body) }),
    });
    const answer: unknown = await response.json();
    if (!response.ok) throw new Error(`${path}: ${response.status} ${JSON.stringify(answer)}`);
    return answer;
  }
}

function seedQueues(dataDir: string): Promise<void> {
  return seedDemoWithPrinters(
    dataDir,
    QUEUES.map((name) => ({
      name: name.toLowerCase(),
      displayName: name,
      vendor: 'Other',
      model: 'Label printer',
      dpi: DPI,
      groupIds: [],
      language: name === 'Zebra' ? 'zpl' : 'pdf',
      targetPrintQueue: name,
    })),
    [...LABEL_SIZES, TURNED_SIZE, NEAR_SIZE].map(sizedLabel),
  );
}
