import type { JsonBodyType, PathParams } from 'msw';
import { http, HttpResponse, type HttpHandler } from 'msw/http';
import { readCall } from './call';
import { bodyOf } from './sent-request';

/** jsdom asks as a browser does whether another origin may be called. */
export const CROSS_ORIGIN = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Methods': '*',
  'Access-Control-Allow-Headers': 'authorization, content-type',
};

/** What an answer can be made from. */
interface Question {
  params: PathParams;
  query: URLSearchParams;
  body: unknown;
}

/** JSON, or what makes it when the call is made: for what depends on the question, or changes meanwhile. */
export type AnswerBody = JsonBodyType | ((question: Question) => JsonBodyType);

/**
 * A server that answers one call with JSON: `answer('agents', { data: [] })`, `answer('POST agents', {}, 201)`. The path
 * may hold parameters (`agents/:id`); with the origin of another service it is a call of that one.
 */
export const answer = (call: string, body: AnswerBody = {}, status = 200): HttpHandler =>
  handler(call, async ({ request, params }) => {
    const query = new URL(request.url).searchParams;
    const json = typeof body === 'function' ? body({ params, query, body: await bodyOf(request) }) : body;
    return HttpResponse.json(json, { status, headers: CROSS_ORIGIN });
  });

/** A server that does what a write asks for and answers with nothing: 204, or another status with an empty body. */
export const done = (call: string, status = 204): HttpHandler =>
  handler(call, () => new HttpResponse(null, { status, headers: CROSS_ORIGIN }));

/** A server that refuses one call, and says why. */
export const refusal = (call: string, status: number, Message: string): HttpHandler =>
  answer(call, { Message }, status);

/** A server that refuses one call the first time it is made. */
export const refusalOnce = (call: string, status: number, Message: string): HttpHandler =>
  handler(call, () => HttpResponse.json({ Message }, { status, headers: CROSS_ORIGIN }), { once: true });

/** A server whose answer to one call never arrives: the connection breaks. */
export const unreachable = (call: string): HttpHandler => handler(call, () => HttpResponse.error());

type Respond = (info: { request: Request; params: PathParams }) => Response | Promise<Response>;

const methods = new Map([
  ['GET', http.get],
  ['POST', http.post],
  ['PUT', http.put],
  ['DELETE', http.delete],
  ['ALL', http.all],
]);

function handler(call: string, respond: Respond, options = { once: false }): HttpHandler {
  const { method, url } = readCall(call);
  const register = methods.get(method);
  if (!register) throw new Error(`No test answers ${method}.`);
  return register(url, respond, options);
}
