import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { z } from 'zod';

const reportSchema = z.looseObject({
  jobKey: z.string(),
  state: z.string(),
  message: z.string().nullable(),
  code: z.string().optional(),
  attention: z.looseObject({ code: z.string().optional() }).nullable(),
  updatedAt: z.string(),
});
const answerSchema = z.looseObject({ id: z.string(), fault: z.string().optional() });
const pollSchema = z.looseObject({
  instanceId: z.string(),
  machineName: z.string(),
  waitSeconds: z.number(),
});

/** Faults that a fake server simulates; all of them are off by default. */
export interface ConnectBehaviour {
  /** Answers calls whose path ends with `path` with this status and a sentence. */
  readonly refuses: { readonly path: string; readonly status: number } | null;
  /** Offers a job in every poll, whatever was reported about it. */
  readonly forgetsReports: boolean;
  /** Refuses answers that are not faults with this status. */
  readonly refusesAnswers: number | null;
  /** Closes the connection before reading a report. */
  readonly dropsReports: boolean;
  /** States in its answers to polls that it accepts codes; otherwise it refuses reports that contain codes. */
  readonly takesCodes: boolean;
  /** Answers requests for a file with 503, like a server whose database is unavailable. */
  readonly withholdsFiles: boolean;
}

export type FakeOffer = Readonly<Record<string, unknown>> & { readonly jobKey: string };
export type FakeQuestion = Readonly<Record<string, unknown>> & { readonly id: string };

/** The server interface that `helper connect` calls, for tests: records what it received. */
export interface FakeConnectServer {
  readonly url: string;
  readonly port: number;
  readonly polls: readonly z.infer<typeof pollSchema>[];
  readonly reports: readonly z.infer<typeof reportSchema>[];
  readonly answers: readonly z.infer<typeof answerSchema>[];
  /** Keys sent with the calls. */
  readonly keys: ReadonlySet<string>;
  /** Number of times a file was withheld. */
  readonly withheld: number;
  /** Highest number of polls held at the same time, by path. */
  readonly mostAtOnce: ReadonlyMap<string, number>;
  offer(...jobs: FakeOffer[]): void;
  cancel(key: string): void;
  ask(question: FakeQuestion): void;
  /** Serves a print file at `${url}/files/${name}`. */
  file(name: string, content: Uint8Array): string;
  behave(change: Partial<ConnectBehaviour>): void;
  close(): Promise<void>;
}

const lookMs = 5;

/** Starts a fake server on 127.0.0.1; port 0 (the default) selects a free port. Stop it with `close`. */
export async function startFakeConnectServer({ port = 0 } = {}): Promise<FakeConnectServer> {
  const server = new ConnectServer();
  const http = createServer((request, response) => {
    server.serve(request, response).catch(() => response.destroy());
  });
  http.listen(port, '127.0.0.1');
  await once(http, 'listening');
  const bound = (http.address() as AddressInfo).port;
  const url = `http://127.0.0.1:${bound}`;
  return Object.assign(server.record, {
    url,
    port: bound,
    offer: (...jobs: FakeOffer[]) => void server.offers.push(...jobs),
    cancel: (key: string) => void server.cancels.add(key),
    ask: (question: FakeQuestion) => void server.questions.push(question),
    file: (name: string, content: Uint8Array) => {
      server.files.set(`/files/${name}`, content);
      return `${url}/files/${name}`;
    },
    behave: (change: Partial<ConnectBehaviour>) => {
      server.behaviour = { ...server.behaviour, ...change };
    },
    close: async () => {
      http.closeAllConnections();
      http.close();
      await once(http, 'close');
    },
  });
}

const finalStates: ReadonlySet<string> = new Set(['completed', 'failed', 'canceled', 'unconfirmed']);

class ConnectServer {
  readonly record = {
    polls: [] as z.infer<typeof pollSchema>[],
    reports: [] as z.infer<typeof reportSchema>[],
    answers: [] as z.infer<typeof answerSchema>[],
    keys: new Set<string>(),
    withheld: 0,
    mostAtOnce: new Map<string, number>(),
  };
  readonly offers: FakeOffer[] = [];
  readonly cancels = new Set<string>();
  readonly questions: FakeQuestion[] = [];
  readonly files = new Map<string, Uint8Array>();
  behaviour: ConnectBehaviour = {
    refuses: null,
    refusesAnswers: null,
    forgetsReports: false,
    dropsReports: false,
    takesCodes: false,
    withholdsFiles: false,
  };
  readonly #held = new Map<string, number>();

  async serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = request.url ?? '';
    const file = this.files.get(path.split('?')[0] ?? '');
    if (file !== undefined) {
      if (this.behaviour.withholdsFiles) {
        this.record.withheld += 1;
        response.writeHead(503);
      }
      response.end(this.behaviour.withholdsFiles ? '' : file);
      return;
    }
    const { refuses, dropsReports } = this.behaviour;
    if (dropsReports && path.endsWith('/report')) {
      request.socket.destroy();
      return;
    }
    const body: unknown = JSON.parse(await textOf(request));
    this.record.keys.add(request.headers.authorization ?? '');
    if (refuses !== null && path.endsWith(refuses.path)) {
      answer(response, refuses.status, { Message: `This server says ${refuses.status}.` });
      return;
    }
    const { refusesAnswers } = this.behaviour;
    if (refusesAnswers !== null && path.endsWith('/answers') && !JSON.stringify(body).includes('"fault"')) {
      answer(response, refusesAnswers, { Message: 'Too much.' });
      return;
    }
    if (!this.behaviour.takesCodes && path.endsWith('/report') && JSON.stringify(body).includes('"code":')) {
      answer(response, 422, { Message: 'Unrecognized key: "code".' });
      return;
    }
    const data = path.endsWith('/poll')
      ? {
          ...(await this.#poll(path, body, response)),
          ...(this.behaviour.takesCodes && { takesCodes: true }),
        }
      : this.#take(path, body);
    answer(response, 200, { data });
  }

  async #poll(path: string, body: unknown, response: ServerResponse): Promise<object> {
    const poll = pollSchema.parse(body);
    this.record.polls.push(poll);
    this.#hold(path, 1);
    const endsAt = Date.now() + poll.waitSeconds * 1_000;
    const news = path.includes('/agent/') ? () => this.#work() : () => this.#unanswered();
    let found = news();
    while (Object.values(found).every((list) => list.length === 0)) {
      if (Date.now() > endsAt || response.destroyed) break;
      await delay(lookMs);
      found = news();
    }
    this.#hold(path, -1);
    return found;
  }

  #hold(path: string, change: number): void {
    const held = (this.#held.get(path) ?? 0) + change;
    this.#held.set(path, held);
    this.record.mostAtOnce.set(path, Math.max(held, this.record.mostAtOnce.get(path) ?? 0));
  }

  #work(): Record<string, readonly unknown[]> {
    const said = new Set(this.record.reports.map(({ jobKey }) => jobKey));
    const isOver = (key: string) =>
      this.record.reports.some(({ jobKey, state }) => jobKey === key && finalStates.has(state));
    const jobs = this.offers.filter(({ jobKey }) => this.behaviour.forgetsReports || !said.has(jobKey));
    return { jobs: jobs.slice(0, 20), cancels: [...this.cancels].filter((key) => !isOver(key)) };
  }

  #unanswered(): Record<string, readonly unknown[]> {
    const answered = new Set(this.record.answers.map(({ id }) => id));
    return { questions: this.questions.filter(({ id }) => !answered.has(id)) };
  }

  #take(path: string, body: unknown): unknown {
    if (path.endsWith('/report')) {
      this.record.reports.push(...z.object({ jobs: z.array(reportSchema) }).parse(body).jobs);
    } else {
      this.record.answers.push(...z.object({ answers: z.array(answerSchema) }).parse(body).answers);
    }
    return {};
  }
}

function answer(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}

async function textOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk);
  return Buffer.concat(chunks).toString('utf8');
}
