/**
 * One call of a service: `GET articles/5`, `POST http://helper.test/api/print`; a path alone is read. Paths without an
 * origin are the product API's.
 */
export interface Call {
  method: string;
  url: string;
}

const PRODUCT_API = 'http://api.test/api/';

/** The address of a path of the product API; a full address stays as it is. */
export const apiUrl = (path: string): string => (path.startsWith('http') ? path : PRODUCT_API + path);

export function readCall(text: string): Call {
  const [, method = 'GET', path = ''] = /^(?:([A-Z]+) )?(.*)$/.exec(text) ?? [];
  return { method, url: apiUrl(path) };
}

/** A call as tests write it, without its query. */
export function callOf(method: string, url: URL): string {
  return `${method} ${(url.origin + url.pathname).replace(PRODUCT_API, '')}`;
}
