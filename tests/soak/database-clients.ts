import { signIn } from './calls.ts';

/** Result of one call, as seen by a client. */
export interface SeenAnswer {
  /** Time of the answer, in milliseconds of the clock. */
  readonly at: number;
  /** Undefined when the connection ended without an answer. */
  readonly status: number | undefined;
  readonly retryAfter: string | null;
}

const PAUSE_MS = 20;
const AGAIN_MS = 100;
const labels = [{ labelId: 1, printerId: 1, articleId: 1, quantity: 1 }];

/** Clients that search and print without a pause, and repeat refused requests with the same key. */
export class DatabaseClients {
  readonly seen: SeenAnswer[] = [];
  /** The keys of the jobs whose creation was confirmed. */
  readonly confirmed = new Set<string>();
  readonly #url: string;
  readonly #token: string;
  #isOver = false;
  #running: readonly Promise<void>[] = [];

  private constructor(url: string, token: string) {
    this.#url = url;
    this.#token = token;
  }

  static async signIn(url: string): Promise<DatabaseClients> {
    const { token } = await signIn(url, 'member');
    return new DatabaseClients(url, token);
  }

  start(count: number): void {
    this.#running = Array.from({ length: count }, (_, index) =>
      index % 2 === 0 ? this.#search() : this.#print(),
    );
  }

  /** Ends when each client has the confirmation of its last request. */
  async end(): Promise<void> {
    this.#isOver = true;
    await Promise.all(this.#running);
  }

  async #search(): Promise<void> {
    while (!this.#isOver) await this.#call('/api/articles?searchQuery=tarte&take=20');
  }

  async #print(): Promise<void> {
    while (!this.#isOver) {
      const key = crypto.randomUUID();
      const body = JSON.stringify({ computerName: 'SOAK', labels, idempotencyKey: key });
      const request = { method: 'POST', body };
      while (!(await this.#call('/api/printjobs', request))) await wait(AGAIN_MS);
      this.confirmed.add(key);
    }
  }

  /** Returns whether the call succeeded. */
  async #call(path: string, init: RequestInit = {}): Promise<boolean> {
    const answer = await this.#fetch(path, init).catch(() => undefined);
    await answer?.arrayBuffer().catch(() => undefined);
    this.seen.push({
      at: Date.now(),
      status: answer?.status,
      retryAfter: answer?.headers.get('retry-after') ?? null,
    });
    await wait(PAUSE_MS);
    return answer?.ok ?? false;
  }

  #fetch(path: string, init: RequestInit = {}): Promise<Response> {
    const headers = { authorization: `Bearer ${this.#token}`, 'content-type': 'application/json' };
    return fetch(this.#url + path, { ...init, headers });
  }
}

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
