import type { QueryClient } from '@tanstack/react-query';
import { mayProbe } from '../model/helper-connection';
import { printerHelperQueries } from './printer-helper-queries';

/** By the last probe, without asking anybody: false only when it is known that a call would not arrive. */
export function isHelperConnected(client: QueryClient): boolean {
  const probe = client.getQueryData(printerHelperQueries.health(undefined).queryKey);
  return probe === undefined || (probe.kind === 'answered' && probe.isHealthy);
}

/** The name of the journal of the helper that the last probe reached; "" where it has none, or none was reached. */
export function helperJournalId(client: QueryClient): string {
  const probe = client.getQueryData(printerHelperQueries.health(undefined).queryKey);
  return probe?.kind === 'answered' ? probe.instanceId : '';
}

/** Whether a call may go out at all: the browser's permission is given, or not needed. */
export async function canReachHelper(client: QueryClient): Promise<boolean> {
  return mayProbe(await client.ensureQueryData(printerHelperQueries.access()));
}
