import { callOf } from './call';

/** Request as a service received it. */
export interface SentRequest {
  /** The call without its query: `POST agents/4/key`, `GET http://helper.test/health`. */
  call: string;
  method: string;
  /** The path without the root of the product API; with the origin for other services. */
  path: string;
  query: URLSearchParams;
  headers: Headers;
  /** Parsed JSON, or text; undefined for an empty body. For a form sent by fetch only its type. */
  body: unknown;
}

/** Reads a request without consuming it. */
export function sentRequest(request: Request): SentRequest {
  const { method, headers } = request;
  const url = new URL(request.url);
  const call = callOf(method, url);
  const path = call.slice(method.length + 1);
  return { call, method, path, query: url.searchParams, headers, body: undefined };
}

/** Returns the body of a request, read from a copy. */
export async function bodyOf(request: Request): Promise<unknown> {
  // The fetch of node does not accept jsdom's files: reading such a form breaks the request. The browser tests check those
  // bodies.
  if (request.headers.get('content-type')?.includes('boundary=----formdata-undici'))
    return 'multipart/form-data';
  const text = await request.clone().text();
  if (text === '') return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
