import type { BrowserContext, Page, Request as PageRequest } from '@playwright/test';
import { getResponse, type RequestHandler } from 'msw';
import { demoPassword, type Server } from 'server';
import { mayCall, readableBy } from './cross-origin.ts';
import { FakeHelper } from './fake-helper.ts';
import type { StageHosts } from './stage-hosts.ts';
import { storeSession, type TokenAnswer } from './stored-session.ts';

/** Request that the page made. */
export interface SeenRequest {
  method: string;
  path: string;
  body: unknown;
}

/**
 * Environment of a mocked test: the built app, the real server's own code over a store in memory, and a helper.
 * Handlers passed to `override` come first, so that a test can make any call of the services fail. A request to any
 * other host is refused by the browser, and recorded.
 */
export class Stage {
  readonly helper = new FakeHelper();
  readonly requests: SeenRequest[] = [];
  readonly strangers: string[] = [];
  /** Origin of the app. */
  readonly origin: string;
  readonly helperUrl: string;
  readonly #overrides: RequestHandler[] = [];
  readonly #answering = new Set<Promise<Response>>();
  readonly #context: BrowserContext;
  readonly #hosts: StageHosts;
  readonly #server: Server;

  constructor(context: BrowserContext, hosts: StageHosts, server: Server) {
    this.origin = hosts.origin;
    this.helperUrl = hosts.helperUrl;
    this.#context = context;
    this.#hosts = hosts;
    this.#server = server;
    hosts.answerWith({
      services: (request) => this.#track(this.#answerAsServices(request)),
      helper: (request) => this.#track(this.#answerAsHelper(request)),
    });
    context.on('request', this.#rememberStranger);
  }

  /**
   * Stores the session of an account where the app reads it, before the app starts: by a call, not by the login screen.
   */
  async signIn(page: Page, email: string): Promise<void> {
    const answer = await this.passOn(
      new Request(`${this.origin}/api/account/login`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email, password: demoPassword }),
      }),
    );
    if (!answer.ok) throw new Error(`${email} cannot sign in: ${await answer.text()}`);
    await storeSession(page, this.origin, (await answer.json()) as TokenAnswer);
  }

  override(...handlers: RequestHandler[]): void {
    this.#overrides.unshift(...handlers);
  }

  /** Lets the server answer all calls again from here on. */
  forgetOverrides(): void {
    this.#overrides.length = 0;
  }

  /** Returns the calls to one path, in order; only those with `method`, if given. */
  callsTo(path: string, method?: string): SeenRequest[] {
    return this.requests.filter(
      (request) => request.path === path && (method === undefined || request.method === method),
    );
  }

  /** Returns the answer of the real server, for a test that changes only part of it. */
  async passOn(request: Request): Promise<Response> {
    const plain = new Request(request);
    // A compressed answer cannot be changed, and a changed one has another length.
    plain.headers.delete('accept-encoding');
    const answer = await this.#server.fetch(plain);
    const headers = new Headers(answer.headers);
    headers.delete('content-length');
    return new Response(answer.body, { status: answer.status, headers });
  }

  /** Returns whether a request of the page is being answered. */
  get isAnswering(): boolean {
    return this.#answering.size > 0;
  }

  /** Stops answering, and closes the server once no answer is in progress. */
  async close(): Promise<void> {
    this.#context.off('request', this.#rememberStranger);
    this.#hosts.answerWith(undefined);
    await Promise.allSettled(this.#answering);
    await this.#server.close();
  }

  async #track(answer: Promise<Response>): Promise<Response> {
    this.#answering.add(answer);
    return answer.finally(() => this.#answering.delete(answer));
  }

  async #answerAsServices(request: Request): Promise<Response> {
    const handled = await getResponse(this.#overrides, request.clone());
    if (handled) return handled;
    const { pathname } = new URL(request.url);
    this.requests.push({ method: request.method, path: pathname, body: await readBody(request.clone()) });
    return this.#server.fetch(request);
  }

  async #answerAsHelper(request: Request): Promise<Response> {
    if (request.method === 'OPTIONS') return mayCall(this.origin);
    const handled = await getResponse([...this.#overrides, ...this.helper.handlers], request);
    if (handled) return readableBy(this.origin, handled);
    this.strangers.push(request.url);
    return Response.error();
  }

  readonly #rememberStranger = (request: PageRequest): void => {
    const { protocol, origin } = new URL(request.url());
    if (protocol.startsWith('http') && origin !== this.origin && origin !== this.helperUrl)
      this.strangers.push(request.url());
  };
}

async function readBody(request: Request): Promise<unknown> {
  const text = await request.text();
  if (text === '') return null;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
