/**
 * Call of a service: `GET articles/5`, `POST http://helper.test/api/print`; a path alone is a GET. Paths without an origin
 * belong to the product API.
 */
export interface Call {
  method: string;
  url: string;
}

const PRODUCT_API = 'http://api.test/api/';

/** Returns the address of a path of the product API; a full address is returned unchanged. */
export const apiUrl = (path: string): string => (path.startsWith('http') ? path : PRODUCT_API + path);

export function readCall(text: string): Call {
  const [, method = 'GET', path = ''] = /^(?:([A-Z]+) )?(.*)$/.exec(text) ?? [];
  return { method, url: apiUrl(path) };
}

/** Returns a request in the notation of tests, without its query. */
export function callOf(method: string, url: URL): string {
  return `${method} ${(url.origin + url.pathname).replace(PRODUCT_API, '')}`;
}
