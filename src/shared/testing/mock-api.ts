import type { RequestHandler } from 'msw';
import { http, HttpResponse } from 'msw/http';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { answer, CROSS_ORIGIN, done, refusal, refusalOnce, unreachable, type AnswerBody } from './answer';
import { bodyOf, sentRequest, type SentRequest } from './sent-request';

export interface MockApi {
  /** All requests of this test in order, without CORS preflights. */
  sent: readonly SentRequest[];
  /** Writes of this test in order: every request that does not only read. */
  written: () => { call: string; body: unknown }[];
  /** The requests of one call in order: `POST agents/4/key`. */
  sentTo: (call: string) => SentRequest[];
  /** The bodies of one call in order. */
  bodies: (call: string) => unknown[];
  /** Adds handlers for the rest of this test, before all others. */
  use: (...handlers: RequestHandler[]) => void;
  /** Answers one call with JSON for the rest of this test. */
  answer: (call: string, body?: AnswerBody, status?: number) => void;
  /** Answers one call with an empty body for the rest of this test. */
  done: (call: string, status?: number) => void;
  /** Refuses one call for the rest of this test. */
  fail: (call: string, status: number, Message: string) => void;
  /** Refuses the next occurrence of one call. */
  failOnce: (call: string, status: number, Message: string) => void;
  /** Breaks the connection of one call for the rest of this test. */
  unreachable: (call: string) => void;
  /** Removes the handlers that this test added; the file's own handlers answer again. */
  reset: () => void;
}

const READING = new Set(['GET', 'HEAD']);

/**
 * Mocks the services of a test file; call it once at the top. The services listen while the file runs. Every test starts
 * with the handlers given here and an empty record of requests; a request without a handler fails.
 */
export function mockApi(...handlers: readonly RequestHandler[]): MockApi {
  const sent: SentRequest[] = [];

  const record = http.all('*', async ({ request }) => {
    if (request.method === 'OPTIONS') return new HttpResponse(null, { headers: CROSS_ORIGIN });
    const made = sentRequest(request);
    sent.push(made);
    made.body = await bodyOf(request);
    return undefined;
  });
  let isOver = false;
  const refuse = http.all('*', ({ request }) => {
    // Otherwise late errors of the last test would be reported in the first test of the next file.
    // oxlint-disable-next-line no-console -- why a screen shows a fault is not to be guessed
    if (!isOver) console.error(`No handler answers ${request.method} ${request.url}`);
    return HttpResponse.error();
  });
  const server = setupServer(record, ...handlers, refuse);

  beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
  beforeEach(() => {
    sent.length = 0;
  });
  afterEach(() => server.resetHandlers());
  afterAll(() => {
    isOver = true;
    server.close();
  });

  // Requests are recorded before any handler answers, also if a test adds its own handlers.
  const prepend = (...own: RequestHandler[]) => server.use(record, ...own);
  const sentTo = (call: string) => sent.filter((made) => made.call === call);
  return {
    sent,
    written: () =>
      sent.filter(({ method }) => !READING.has(method)).map(({ call, body }) => ({ call, body })),
    sentTo,
    bodies: (call) => sentTo(call).map(({ body }) => body),
    use: prepend,
    answer: (call, body, status) => prepend(answer(call, body, status)),
    done: (call, status) => prepend(done(call, status)),
    fail: (call, status, Message) => prepend(refusal(call, status, Message)),
    failOnce: (call, status, Message) => prepend(refusalOnce(call, status, Message)),
    unreachable: (call) => prepend(unreachable(call)),
    reset: () => server.resetHandlers(),
  };
}
