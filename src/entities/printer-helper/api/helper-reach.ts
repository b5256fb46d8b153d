import type { QueryClient } from '@tanstack/react-query';
import { mayProbe } from '../model/helper-connection';
import { printerHelperQueries } from './printer-helper-queries';

/**
 * Returns the result of the last probe, without a request: false only when it is known that a call would not arrive.
 */
export function isHelperConnected(client: QueryClient): boolean {
  const probe = client.getQueryData(printerHelperQueries.health(undefined).queryKey);
  return probe === undefined || (probe.kind === 'answered' && probe.isHealthy);
}

/**
 * Returns the name of the journal of the helper that the last probe reached; "" when it has none, or none was reached.
 */
export function helperJournalId(client: QueryClient): string {
  const probe = client.getQueryData(printerHelperQueries.health(undefined).queryKey);
  return probe?.kind === 'answered' ? probe.instanceId : '';
}

/** Returns whether a call may be sent at all: the browser's permission is granted or not needed. */
export async function canReachHelper(client: QueryClient): Promise<boolean> {
  return mayProbe(await client.ensureQueryData(printerHelperQueries.access()));
}
