import type { JsonBodyType, PathParams } from 'msw';
import { http, HttpResponse, type HttpHandler } from 'msw/http';
import { readCall } from './call';
import { bodyOf } from './sent-request';

/** Headers for the CORS checks, which jsdom makes as a browser does. */
export const CROSS_ORIGIN = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Methods': '*',
  'Access-Control-Allow-Headers': 'authorization, content-type',
};

/** Parts of a request from which an answer can be computed. */
interface Question {
  params: PathParams;
  query: URLSearchParams;
  body: unknown;
}

/** JSON, or a function that returns it at the time of the call: for answers that depend on the request or change. */
export type AnswerBody = JsonBodyType | ((question: Question) => JsonBodyType);

/**
 * Handler that answers one call with JSON: `answer('agents', { data: [] })`, `answer('POST agents', {}, 201)`. The path
 * may contain parameters (`agents/:id`); with the origin of another service, the call belongs to that service.
 */
export const answer = (call: string, body: AnswerBody = {}, status = 200): HttpHandler =>
  handler(call, async ({ request, params }) => {
    const query = new URL(request.url).searchParams;
    const json = typeof body === 'function' ? body({ params, query, body: await bodyOf(request) }) : body;
    return HttpResponse.json(json, { status, headers: CROSS_ORIGIN });
  });

/** Handler that answers a write with an empty body: 204, or another status. */
export const done = (call: string, status = 204): HttpHandler =>
  handler(call, () => new HttpResponse(null, { status, headers: CROSS_ORIGIN }));

/** Handler that refuses one call with a message. */
export const refusal = (call: string, status: number, Message: string): HttpHandler =>
  answer(call, { Message }, status);

/** Handler that refuses one call the first time. */
export const refusalOnce = (call: string, status: number, Message: string): HttpHandler =>
  handler(call, () => HttpResponse.json({ Message }, { status, headers: CROSS_ORIGIN }), { once: true });

/** Handler that breaks the connection of one call: the answer never arrives. */
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
