import { setTimeout as delay } from 'node:timers/promises';
import type { PrintLedger } from './print-ledger.ts';
import type { Rates } from './rates.ts';
import { outcomeOf, type CallKind, type SeenCall } from './seen-call.ts';
import type { SessionPool } from './session-pool.ts';

interface LoadOptions {
  readonly url: string;
  readonly rates: Rates;
  readonly sessions: SessionPool;
  readonly ledger: PrintLedger;
  /** Printers that are used in turn. */
  readonly printerIds: readonly number[];
  /** Hands the file of each job over to the agent of its printer, as the app does. */
  readonly hasAgents?: boolean;
}

interface Answer {
  readonly status: number | undefined;
  readonly body: unknown;
}

const ARTICLES = 20;
/** Name of the computer, by which the jobs of a load are found in the store. */
export const LOAD_COMPUTER = 'LOAD';
const SEARCHES = ['tarte', 'apple', 'a', 'cake', '20265', 'bread', 'kg', 'cream'] as const;
const AGAIN_MS = 500;

/**
 * Calls servers at fixed rates, whatever they answer and however long they take: a slow server gets more calls at once,
 * not fewer. A print and a refresh without an answer are repeated until they have one, with the same key.
 */
export class LoadProfile {
  readonly seen: SeenCall[] = [];
  /** Answers after which nothing can be repeated, such as a job that is two. */
  readonly errors: unknown[] = [];
  readonly #options: LoadOptions;
  readonly #underWay = new Set<Promise<void>>();
  readonly #ticking: Promise<void>[] = [];
  readonly #over = new AbortController();
  #count = 0;

  constructor(options: LoadOptions) {
    this.#options = options;
  }

  start(): void {
    const { rates, sessions } = this.#options;
    this.#ticking.push(
      this.#tick(rates.searches, () => this.#search()),
      this.#tick(rates.prints, () => this.#print()),
      this.#tick(rates.refreshes, () => sessions.refresh((token) => this.#refresh(token))),
    );
  }

  /** Begins nothing more; resolves when everything that was begun has its answer. */
  async end(): Promise<void> {
    this.#over.abort();
    await Promise.all(this.#ticking);
    await Promise.all(this.#underWay);
  }

  /** Begins something at a rate a second; times that were missed are made up for. */
  async #tick(rate: number, begin: () => Promise<void>): Promise<void> {
    const { signal } = this.#over;
    const startedAt = performance.now();
    for (let count = 0; !signal.aborted; count += 1) {
      const wait = startedAt + (count * 1000) / rate - performance.now();
      if (wait > 0) await delay(wait, undefined, { signal }).catch(() => undefined);
      if (signal.aborted) return;
      const work = begin()
        .catch((error: unknown) => void this.errors.push(error))
        .finally(() => this.#underWay.delete(work));
      this.#underWay.add(work);
    }
  }

  async #search(): Promise<void> {
    const words = SEARCHES[this.#next() % SEARCHES.length] ?? 'a';
    await this.#call('search', `/api/articles?searchQuery=${words}&take=20`);
  }

  async #print(): Promise<void> {
    const { ledger, printerIds, hasAgents = false } = this.#options;
    const key = crypto.randomUUID();
    const turn = this.#next();
    const label = {
      labelId: 1,
      printerId: printerIds[turn % printerIds.length],
      articleId: 1 + (turn % ARTICLES),
      quantity: 1,
    };
    ledger.ask(key);
    const { body } = await this.#untilAnswered('print', '/api/printjobs', {
      computerName: LOAD_COMPUTER,
      labels: [label],
      idempotencyKey: key,
    });
    const { printFiles } = body as { printFiles: readonly { printJobEntryId: string }[] };
    const files = printFiles.map(({ printJobEntryId }) => printJobEntryId);
    ledger.confirm(key, files);
    if (!hasAgents) return;
    for (const printJobEntryId of files)
      await this.#untilAnswered('hand over', '/api/agentjobs', { printJobEntryId, jobKey: printJobEntryId });
  }

  async #refresh(refreshToken: string) {
    const { status, body } = await this.#untilAnswered(
      'refresh',
      '/api/account/refresh',
      { refreshToken },
      [401],
    );
    return status === 401 ? undefined : (body as { token: string; refreshToken: string });
  }

  /**
   * Repeats a call until it succeeds or has one of the answers that end it.
   * @throws Error for an answer that says that the call is wrong
   */
  async #untilAnswered(
    kind: CallKind,
    path: string,
    json: object,
    ends: readonly number[] = [],
  ): Promise<Answer> {
    for (;;) {
      const answer = await this.#call(kind, path, { method: 'POST', body: JSON.stringify(json) });
      const { status = 0 } = answer;
      if ((status >= 200 && status < 300) || ends.includes(status)) return answer;
      if (status >= 400 && status < 429) throw new Error(`${path} answered ${status}.`);
      await delay(AGAIN_MS);
    }
  }

  async #call(kind: CallKind, path: string, init: RequestInit = {}): Promise<Answer> {
    const { url, sessions } = this.#options;
    const headers = { authorization: `Bearer ${sessions.token}`, 'content-type': 'application/json' };
    const startedAt = performance.now();
    const saw = (seen: Pick<SeenCall, 'outcome' | 'cause' | 'retryAfter'>) =>
      this.seen.push({ kind, at: Date.now(), ms: performance.now() - startedAt, ...seen });
    try {
      const response = await fetch(url + path, { ...init, headers });
      const text = await response.text();
      const body = response.ok ? readJson(text, response) : undefined;
      saw({ outcome: response.status, retryAfter: response.headers.get('retry-after') });
      return { status: response.status, body };
    } catch (error) {
      saw({ ...outcomeOf(error), retryAfter: null });
      return { status: undefined, body: undefined };
    }
  }

  #next(): number {
    this.#count += 1;
    return this.#count;
  }
}

/** @throws Error that says what came, when it is no JSON */
function readJson(text: string, { status, headers }: Response): unknown {
  try {
    return JSON.parse(text);
  } catch {
    const told = [...headers].map((header) => header.join(': ')).join(', ');
    throw new Error(`${status} with ${text.length} characters, which are no JSON; ${told}`);
  }
}
