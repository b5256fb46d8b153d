import { http, HttpResponse } from 'msw/http';

/** A server with these connectors, as it sends them. */
export function connectorHandlers(connectors: readonly object[]) {
  return [http.get('http://api.test/api/connectors', () => HttpResponse.json({ data: connectors }))];
}
