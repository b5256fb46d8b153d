import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo, ListenOptions } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { jobStates } from '../ipp/ipp-codes.ts';
import { decodeIpp } from '../ipp/ipp-decode.ts';
import { encodeIpp } from '../ipp/ipp-encode.ts';
import type { IppAttribute } from '../ipp/ipp-value.ts';
import { answerIpp, type PrinterModel } from './fake-ipp-answers.ts';
import { isOver, type FakeJob } from './fake-job.ts';
import { wellBehaved, type PrinterBehaviour } from './printer-behaviour.ts';

export interface FakeIppPrinterSettings {
  /** 0 (the default) selects a free port. */
  readonly port?: number;
  /** A unix socket to listen on instead of a port, as CUPS does. */
  readonly socketPath?: string;
  readonly name?: string;
  readonly model?: string;
  /** Document formats that the printer accepts; by default only PDF. */
  readonly formats?: readonly string[];
  /** PWG media names that the printer accepts (`custom_label_100x60mm`); any medium by default. */
  readonly media?: readonly string[];
  /** Whether the printer reports which media it takes; otherwise it only refuses the others. */
  readonly saysMedia?: boolean;
  /** Attributes that the printer reports beside its usual ones, or in their place. */
  readonly reports?: readonly IppAttribute[];
  readonly behaviour?: Partial<PrinterBehaviour>;
}

/** An IPP printer for tests: uses our own codec and records what it received. */
export interface FakeIppPrinter {
  readonly port: number;
  /** Address fields of a printer record: address, port and resource path. */
  readonly target: {
    readonly targetAddress: string;
    readonly port: number;
    readonly targetPrintQueue: string;
  };
  /** Jobs in the order of their arrival, with documents. */
  readonly jobs: readonly FakeJob[];
  /** Number of Print-Job requests, including those that were refused or dropped. */
  readonly attempts: number;
  behave(change: Partial<PrinterBehaviour>): void;
  close(): Promise<void>;
}

const fakePrinterPath = 'ipp/print';
const pollMs = 10;
const mostTries = 50;
const betweenTriesMs = 100;

/** Starts a fake printer on 127.0.0.1. Stop it with `close`. */
export async function startFakeIppPrinter(settings: FakeIppPrinterSettings = {}): Promise<FakeIppPrinter> {
  const model: PrinterModel = {
    name: settings.name ?? 'Fake label printer',
    model: settings.model ?? 'Platen Fake 203',
    formats: settings.formats ?? ['application/pdf'],
    media: settings.media ?? [],
    saysMedia: settings.saysMedia ?? false,
    reports: settings.reports ?? [],
    isCups: settings.socketPath !== undefined,
    jobs: [],
    attempts: 0,
    behaviour: { ...wellBehaved, ...settings.behaviour },
  };
  const stop = new AbortController();
  const server = createServer((request, response) => {
    serve(request, response, model).catch(() => response.destroy());
  });
  await listen(
    server,
    settings.socketPath ? { path: settings.socketPath } : { host: '127.0.0.1', port: settings.port ?? 0 },
  );
  const work = printAll(model, stop.signal);
  const port = settings.socketPath ? 0 : (server.address() as AddressInfo).port;

  return {
    port,
    target: { targetAddress: '127.0.0.1', port, targetPrintQueue: fakePrinterPath },
    get jobs() {
      return model.jobs;
    },
    get attempts() {
      return model.attempts;
    },
    behave: (change) => {
      model.behaviour = { ...model.behaviour, ...change };
    },
    close: async () => {
      stop.abort();
      server.closeAllConnections();
      await new Promise((resolve) => {
        server.close(resolve);
      });
      await work;
    },
  };
}

/**
 * Retries while the port is in use: a port that was just free may be taken briefly by an outgoing connection of another
 * process.
 */
async function listen(server: Server, where: ListenOptions, triesLeft = mostTries): Promise<void> {
  const listening = new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(where, resolve);
  });
  await listening.catch(async (error: unknown) => {
    if (triesLeft === 0 || !(error instanceof Error && 'code' in error && error.code === 'EADDRINUSE')) {
      throw error;
    }
    await delay(betweenTriesMs);
    await listen(server, where, triesLeft - 1);
  });
}

async function serve(request: IncomingMessage, response: ServerResponse, model: PrinterModel): Promise<void> {
  const body = await readBody(request, model);
  const message = decodeIpp(body);
  const before = model.jobs.length;
  const answer = answerIpp(message, model);
  const isNewJob = model.jobs.length > before;
  if (isNewJob && model.behaviour.answerAfterMs > 0) {
    await delay(model.behaviour.answerAfterMs, undefined, { ref: false });
  }
  if (isNewJob && model.behaviour.dropsAnswer) {
    request.socket.destroy();
    return;
  }
  response.writeHead(200, { 'content-type': 'application/ipp' }).end(encodeIpp(answer));
}

async function readBody(request: IncomingMessage, model: PrinterModel): Promise<Uint8Array> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    chunks.push(chunk);
    size += chunk.length;
    const { dropAfterBytes } = model.behaviour;
    if (dropAfterBytes !== null && size > dropAfterBytes) {
      model.attempts += 1;
      request.socket.resetAndDestroy();
      throw new Error('dropped');
    }
  }
  return Buffer.concat(chunks);
}

/** Prints the jobs one after the other while there are labels. */
async function printAll(model: PrinterModel, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    const job = model.jobs.find((it) => !isOver(it));
    if (job !== undefined) {
      await printOne(job, model, signal);
    }
    await delay(pollMs, undefined, { signal, ref: false }).catch(() => undefined);
  }
}

async function printOne(job: FakeJob, model: PrinterModel, signal: AbortSignal): Promise<void> {
  job.state = model.behaviour.isMediaEmpty ? jobStates.stopped : jobStates.processing;
  await delay(model.behaviour.jobMs, undefined, { signal, ref: false }).catch(() => undefined);
  if (!isOver(job) && !model.behaviour.isMediaEmpty) {
    job.state = model.behaviour.abortsJobs ? jobStates.aborted : jobStates.completed;
  }
}
