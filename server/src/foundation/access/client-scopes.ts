/** Scopes an integration client can be granted. */
export const clientScopes = [
  'articles:read',
  'articles:write',
  'orders:read',
  'orders:write',
  'print',
] as const;
export type ClientScope = (typeof clientScopes)[number];

/**
 * Calls open to outside programs, with the scope each of them needs. A call that is not listed is closed to every
 * client, whatever its scopes. The lists of labels and printers belong to the scope of printing, which needs them.
 */
const scopeByCall: Readonly<Record<string, ClientScope>> = {
  'GET /api/articles': 'articles:read',
  'GET /api/articles/name': 'articles:read',
  'GET /api/articles/export': 'articles:read',
  'GET /api/articles/{id}': 'articles:read',
  'POST /api/articles': 'articles:write',
  'PUT /api/articles/setarticlevariabledata': 'articles:write',
  'PUT /api/articles/{id}': 'articles:write',
  'DELETE /api/articles/{id}': 'articles:write',
  'GET /api/orders': 'orders:read',
  'GET /api/orders/getordersbyorganization': 'orders:read',
  'GET /api/orders/{id}': 'orders:read',
  'POST /api/orders': 'orders:write',
  'PUT /api/orders/{id}': 'orders:write',
  'DELETE /api/orders/{id}': 'orders:write',
  'GET /api/labels': 'print',
  'GET /api/labels/{id}': 'print',
  'GET /api/printers': 'print',
  'GET /api/printers/{id}': 'print',
  'POST /api/print': 'print',
  'POST /api/printjobs': 'print',
  'POST /api/printjobs/article': 'print',
  'PUT /api/printjobs/status': 'print',
  'PUT /api/printjobs/printjobentries/status': 'print',
};

/** Calls open to clients, as `METHOD /path`. */
export const clientCalls: readonly string[] = Object.keys(scopeByCall);

/** Returns the scope a client needs for a call; undefined if the call is closed to clients. */
export const scopeOf = ({ method, path }: { readonly method: string; readonly path: string }) =>
  scopeByCall[`${method.toUpperCase()} ${path}`];
