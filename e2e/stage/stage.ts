import type { BrowserContext, Route } from '@playwright/test';
import { getResponse, type RequestHandler } from 'msw';
import { createDemoServer } from 'server';
import { FakeHelper } from './fake-helper.ts';
import { builtFile } from './static-app.ts';

type DemoServer = Awaited<ReturnType<typeof createDemoServer>>;

/** One request the page made. */
export interface SeenRequest {
  method: string;
  path: string;
  body: unknown;
}

/**
 * The world of a mocked run: the built app, the real server's own code over a store in memory, and a helper.
 * Handlers given to `override` come first, so that a run can make any call fail. A request to anywhere else is
 * refused and remembered.
 */
export class Stage {
  readonly helper = new FakeHelper();
  readonly requests: SeenRequest[] = [];
  readonly strangers: string[] = [];
  readonly #overrides: RequestHandler[] = [];
  readonly #server: DemoServer;
  readonly #origin: string;

  private constructor(server: DemoServer, origin: string) {
    this.#server = server;
    this.#origin = origin;
  }

  static async open(context: BrowserContext, origin: string): Promise<Stage> {
    const stage = new Stage(await createDemoServer({ config: { areInsideWebHooksAllowed: true } }), origin);
    await context.route('**/*', (route) => stage.#answer(route));
    return stage;
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

  async close(): Promise<void> {
    await this.#server.close();
  }

  async #answer(route: Route): Promise<void> {
    const request = toFetchRequest(route);
    const url = new URL(request.url);
    const handled = await getResponse([...this.#overrides, ...this.helper.handlers], request.clone());
    if (handled) return fulfill(route, handled);
    if (url.origin !== this.#origin) {
      this.strangers.push(request.url);
      return route.abort();
    }
    if (!url.pathname.startsWith('/api/')) {
      const file = builtFile(url.pathname);
      return file ? route.fulfill(file) : route.fulfill({ status: 404, body: 'Not found' });
    }
    this.requests.push({ method: request.method, path: url.pathname, body: readBody(route) });
    return fulfill(route, await this.#server.fetch(request));
  }
}

function toFetchRequest(route: Route): Request {
  const request = route.request();
  const body = request.postDataBuffer();
  return new Request(request.url(), {
    method: request.method(),
    headers: request.headers(),
    ...(body && { body: new Uint8Array(body) }),
  });
}

function readBody(route: Route): unknown {
  try {
    return route.request().postDataJSON();
  } catch {
    return route.request().postData();
  }
}

async function fulfill(route: Route, response: Response): Promise<void> {
  // How a network fault is told apart from an answer.
  if (response.type === 'error') return route.abort();
  // The page may be gone while an answer was still being made.
  await route
    .fulfill({
      status: response.status,
      headers: Object.fromEntries(response.headers),
      body: Buffer.from(await response.arrayBuffer()),
    })
    .catch(() => undefined);
}
