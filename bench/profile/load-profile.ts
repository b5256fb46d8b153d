import { setTimeout as delay } from 'node:timers/promises';
import { followWait } from '../../src/features/send-print-job/config/timings.ts';
import { Asker } from './asker.ts';
import type { LoadOrder } from './load-message.ts';
import type { PrintLedger } from './print-ledger.ts';
import type { SessionPool } from './session-pool.ts';

interface LoadOptions extends Omit<LoadOrder, 'sessions' | 'ledgerFile'> {
  readonly sessions: SessionPool;
  readonly ledger: PrintLedger;
}

interface Printed {
  readonly entityId: string;
  readonly printFiles: readonly { readonly printJobEntryId: string }[];
}

const ARTICLES = 20;
/** States after which an agent does nothing more with a file. */
const ENDS: ReadonlySet<string> = new Set(['completed', 'failed', 'canceled', 'unconfirmed']);
/** Name of the computer, by which the jobs of a load are found in the store. */
export const LOAD_COMPUTER = 'LOAD';
const SEARCHES = ['tarte', 'apple', 'a', 'cake', '20265', 'bread', 'kg', 'cream'] as const;

/**
 * Calls servers at fixed rates, whatever they answer and however long they take: a slow server gets more calls at once,
 * not fewer. A print and a refresh without an answer are repeated until they have one, with the same key.
 */
export class LoadProfile {
  readonly asker: Asker;
  /** Answers after which nothing can be repeated, such as a job that is two. */
  readonly errors: unknown[] = [];
  readonly #options: LoadOptions;
  readonly #underWay = new Set<Promise<void>>();
  readonly #ticking: Promise<void>[] = [];
  readonly #over = new AbortController();
  #searches = 0;
  #prints = 0;

  constructor(options: LoadOptions) {
    this.#options = options;
    this.asker = new Asker(options.url, () => options.sessions.token);
  }

  start(): void {
    const { rates, sessions } = this.#options;
    this.#ticking.push(
      this.#tick(rates.searches, () => this.#search()),
      this.#tick(rates.prints, () => this.#print()),
      this.#tick(rates.refreshes, () => sessions.refresh((token) => this.asker.refresh(token))),
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
    const words = SEARCHES[this.#searches % SEARCHES.length] ?? 'a';
    this.#searches += 1;
    await this.asker.call('search', `/api/articles?searchQuery=${words}&take=20`);
  }

  async #print(): Promise<void> {
    const { ledger, printerIds, hasAgents = false } = this.#options;
    const key = crypto.randomUUID();
    // Counted by themselves: with the searches between them, most prints would have the same printer.
    const turn = this.#prints;
    this.#prints += 1;
    const label = {
      labelId: 1,
      printerId: printerIds[turn % printerIds.length],
      articleId: 1 + (turn % ARTICLES),
      quantity: 1,
    };
    await ledger.ask(key);
    const { body } = await this.asker.untilAnswered('print', '/api/printjobs', {
      computerName: LOAD_COMPUTER,
      labels: [label],
      idempotencyKey: key,
    });
    const { printFiles, entityId } = body as Printed;
    const files = printFiles.map(({ printJobEntryId }) => printJobEntryId);
    ledger.confirm(key, files);
    if (hasAgents) await this.#followAgents(entityId, files);
  }

  /** Hands each file over to its agent and ends the job when they are done, as the app does. */
  async #followAgents(printJobId: string, files: readonly string[]): Promise<void> {
    for (const jobKey of files) {
      const handOver = { printJobEntryId: jobKey, jobKey };
      await this.asker.untilAnswered('hand over', '/api/agentjobs', handOver);
      let waitedMs = 0;
      do {
        const waitMs = followWait(waitedMs);
        await delay(waitMs);
        waitedMs += waitMs;
      } while (!(await this.#isOver(jobKey)));
    }
    const end = { printJobId, status: 'Processed' };
    await this.asker.untilAnswered('end', '/api/printjobs/status', end, { method: 'PUT' });
  }

  async #isOver(jobKey: string): Promise<boolean> {
    const { body } = await this.asker.call('look', `/api/agentjobs/${jobKey}`);
    const state = (body as { data: { state: string } } | undefined)?.data.state;
    return state !== undefined && ENDS.has(state);
  }
}
