import { answers } from './answers.ts';
import { plain, type Dialect } from './dialects.ts';
import { articles } from './records.ts';
import { findSpecifiedCall, type SpecifiedCall } from './specified-calls.ts';

/** Calls of the authentication service need no token; all others do. */
const OPEN = /^\/api\/account\//i;

/**
 * Backend that has only the calls of the specification: anything else is answered with 404 and an empty body. It stores
 * in memory what the app requests again: created articles, and switched states.
 */
export class SpecificationBackend {
  dialect: Dialect = plain;
  /** All calls of the specification that were made, in order. */
  readonly made: SpecifiedCall[] = [];
  /** All requests that are not part of the specification, as “GET /api/path”. */
  readonly foreign: string[] = [];
  readonly #origin: string;
  readonly #helperUrl: string;
  readonly #articles = [...articles];
  readonly #patches = new Map<number, Record<string, unknown>>();
  /** Last state set for each user: enabled or disabled. */
  readonly #switched = new Map<number, boolean>();
  #answering = 0;
  readonly #refused = new Map<SpecifiedCall, number>();

  constructor({ origin, helperUrl }: { origin: string; helperUrl: string }) {
    this.#origin = origin;
    this.#helperUrl = helperUrl;
  }

  /** Answers this call with this status from now on. */
  refuse(call: SpecifiedCall, status: number): void {
    this.#refused.set(call, status);
  }

  /** Returns whether a request is being answered. */
  get isAnswering(): boolean {
    return this.#answering > 0;
  }

  async answer(request: Request): Promise<Response> {
    this.#answering += 1;
    return this.#answerTo(request).finally(() => {
      this.#answering -= 1;
    });
  }

  async #answerTo(request: Request): Promise<Response> {
    const { pathname, searchParams } = new URL(request.url);
    const found = findSpecifiedCall(request.method, decodeURIComponent(pathname));
    if (!found) {
      this.foreign.push(`${request.method} ${pathname}`);
      return new Response(null, { status: 404 });
    }
    const { call, ids } = found;
    if (!OPEN.test(pathname) && !request.headers.has('authorization'))
      return new Response(null, { status: 401 });
    this.made.push(call);
    const refusal = this.#refused.get(call);
    if (refusal !== undefined) return new Response(null, { status: refusal });
    const body = await bodyOf(request);
    if (call === 'POST /api/articles') this.#keepArticle(body);
    if (call === 'POST /api/users/disable' || call === 'POST /api/users/enable')
      this.#switchUsers(body, call === 'POST /api/users/enable');
    if (call === 'POST /api/labels/disable' || call === 'POST /api/labels/enable') this.#patch(body);
    const answer = answers[call];
    if (!answer) return this.dialect.afterWrite();
    const value = answer({
      ids,
      query: searchParams,
      body,
      origin: this.#origin,
      helperUrl: this.#helperUrl,
      articles: this.#articles,
      patches: this.#patches,
      switched: this.#switched,
    });
    if (value instanceof Response) return value;
    if (value === undefined) return new Response(null, { status: 404 });
    return new Response(this.dialect.put(value), { headers: { 'content-type': 'application/json' } });
  }

  /** Applies a JSON patch (RFC 6902): the path names the label and the field. */
  #patch(body: unknown): void {
    for (const { path, value } of body as { path: string; value: unknown }[]) {
      const [, labelId, field] = path.split('/');
      this.#patches.set(Number(labelId), { [String(field)]: value });
    }
  }

  /** Enables or disables users, in the same way as labels: the specification does not show this call's form. */
  #switchUsers(body: unknown, isEnabled: boolean): void {
    for (const userId of (body as { userIds: (number | string)[] }).userIds)
      this.#switched.set(Number(userId), isEnabled);
  }

  #keepArticle(body: unknown): void {
    const { name } = body as { name: string };
    this.#articles.push({
      id: this.#articles.length + 1,
      name,
      externalIdentifier: '',
      labels: articles[0]?.labels ?? [],
      orders: [],
    });
  }
}

async function bodyOf(request: Request): Promise<unknown> {
  const text = await request.text();
  return /json/.test(request.headers.get('content-type') ?? '') && text !== '' ? JSON.parse(text) : null;
}
