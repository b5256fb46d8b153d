import { callOf } from './call';

/** A request as a service got it. */
export interface SentRequest {
  /** The call without its query: `POST agents/4/key`, `GET http://helper.test/health`. */
  call: string;
  method: string;
  /** The path without the root of the product API; with the origin for other services. */
  path: string;
  query: URLSearchParams;
  headers: Headers;
  /** JSON as what it says, anything else as text; undefined when there was none. Of a form sent by fetch only its type. */
  body: unknown;
}

/** Reads a request without using it up. */
export function sentRequest(request: Request): SentRequest {
  const { method, headers } = request;
  const url = new URL(request.url);
  const call = callOf(method, url);
  const path = call.slice(method.length + 1);
  return { call, method, path, query: url.searchParams, headers, body: undefined };
}

/** The body of a request, read from a copy of it. */
export async function bodyOf(request: Request): Promise<unknown> {
  // Files of jsdom are none to the fetch of node: reading such a form breaks the request. The browser runs look into it.
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
