import { setTimeout as delay } from 'node:timers/promises';
import type { Tokens } from './session-pool.ts';
import { outcomeOf, type CallKind, type SeenCall } from './seen-call.ts';

interface Answer {
  readonly status: number | undefined;
  readonly body: unknown;
}

interface Repeated {
  readonly method?: 'POST' | 'PUT';
  /** Statuses beside 2xx after which it is not repeated. */
  readonly ends?: readonly number[];
}

const AGAIN_MS = 500;

/** Calls servers as a client does that repeats what was not answered, and notes how each call ended. */
export class Asker {
  readonly seen: SeenCall[] = [];
  readonly #url: string;
  readonly #token: () => string;

  /** @param token access token of the next call */
  constructor(url: string, token: () => string) {
    this.#url = url;
    this.#token = token;
  }

  /**
   * Repeats a call that changes something until it succeeds or has one of the statuses that end it.
   * @throws Error for an answer that says that the call is wrong
   */
  async untilAnswered(
    kind: CallKind,
    path: string,
    content: object | FormData,
    { method = 'POST', ends = [] }: Repeated = {},
  ): Promise<Answer> {
    const body = content instanceof FormData ? content : JSON.stringify(content);
    for (;;) {
      const answer = await this.call(kind, path, { method, body });
      const { status = 0 } = answer;
      if ((status >= 200 && status < 300) || ends.includes(status)) return answer;
      if (status >= 400 && status < 429) throw new Error(`${path} answered ${status}.`);
      await delay(AGAIN_MS);
    }
  }

  /** Exchanges a refresh token; undefined when it is refused. */
  async refresh(refreshToken: string): Promise<Tokens | undefined> {
    const path = '/api/account/refresh';
    const { status, body } = await this.untilAnswered('refresh', path, { refreshToken }, { ends: [401] });
    return status === 401 ? undefined : (body as Tokens);
  }

  /** Calls once; an answer that did not come is one without a status. */
  async call(kind: CallKind, path: string, init: RequestInit = {}): Promise<Answer> {
    const headers = {
      authorization: `Bearer ${this.#token()}`,
      ...(typeof init.body === 'string' && { 'content-type': 'application/json' }),
    };
    const startedAt = performance.now();
    const saw = (seen: Pick<SeenCall, 'outcome' | 'cause' | 'retryAfter'>) =>
      this.seen.push({ kind, at: Date.now(), ms: performance.now() - startedAt, ...seen });
    try {
      const response = await fetch(this.#url + path, { ...init, headers });
      const text = await response.text();
      const body = response.ok ? readJson(text, response) : undefined;
      saw({ outcome: response.status, retryAfter: response.headers.get('retry-after') });
      return { status: response.status, body };
    } catch (error) {
      saw({ ...outcomeOf(error), retryAfter: null });
      return { status: undefined, body: undefined };
    }
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
