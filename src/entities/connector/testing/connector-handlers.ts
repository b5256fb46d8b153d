import { answer } from '@/shared/testing';

/** Returns handlers of a server with these connectors, in the form it sends them. */
export function connectorHandlers(connectors: readonly object[]) {
  return [answer('connectors', { data: connectors })];
}
