import { answer } from '@/shared/testing';

/** A server with these connectors, as it sends them. */
export function connectorHandlers(connectors: readonly object[]) {
  return [answer('connectors', { data: connectors })];
}
