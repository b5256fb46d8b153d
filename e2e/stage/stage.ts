import type { BrowserContext, Page, Request as PageRequest } from '@playwright/test';
import { getResponse, type RequestHandler } from 'msw';
import { demoPassword, type Server } from 'server';
import { mayCall, readableBy } from './cross-origin.ts';
import { FakeHelper } from './fake-helper.ts';
import type { StageHosts } from './stage-hosts.ts';
import { storeSession, type TokenAnswer } from './stored-session.ts';

/** One request the page made. */
export interface SeenRequest {
  method: string;
  path: string;
  body: unknown;
}

/**
 * The world of a mocked run: the built app, the real server's own code over a store in memory, and a helper.
 * Handlers given to `override` come first, so that a run can make any call of the services fail. A request to anywhere else is
 * refused by the browser, and remembered.
 */
export class Stage {
  readonly helper = new FakeHelper();
  readonly requests: SeenRequest[] = [];
  readonly strangers: string[] = [];
  /** Where the page finds the app. */
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

  /** Puts the session of an account where the app keeps it, before the app starts: by a call, not by the login screen. */
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

  /** From here on every call is answered by the server again. */
  forgetOverrides(): void {
    this.#overrides.length = 0;
  }

  /** The calls to one path, in order; only those by `method`, where it is given. */
  callsTo(path: string, method?: string): SeenRequest[] {
    return this.requests.filter(
      (request) => request.path === path && (method === undefined || request.method === method),
    );
  }

  /** The answer of the real server, for a run that changes only part of it. */
  async passOn(request: Request): Promise<Response> {
    return this.#server.fetch(request);
  }

  /** Whether a request of the page waits for its answer. */
  get isAnswering(): boolean {
    return this.#answering.size > 0;
  }

  /** Answers nothing any more, and closes the server once nothing is being answered. */
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
