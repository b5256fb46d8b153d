import type { QueryClient } from '@tanstack/react-query';
import { mayProbe, type HelperAccess } from '../model/helper-connection';
import { printerHelperQueries } from './printer-helper-queries';

/**
 * Resolves with the name that the printer helper gives this computer, after what is still being read of it; "" when no
 * helper answers. Never rejects. Nothing is read again that has been read before, and no permission is asked for.
 */
export async function helperComputerName(client: QueryClient): Promise<string> {
  const access = await client.query({ ...printerHelperQueries.access(), staleTime: 'static' });
  const instanceId = mayProbe(access) ? await healthyInstance(client, access) : undefined;
  if (instanceId === undefined) return '';
  const [queues, settings] = await Promise.all([
    client
      .query({ ...printerHelperQueries.printQueues(instanceId), staleTime: 'static' })
      .catch(() => undefined),
    client
      .query({ ...printerHelperQueries.settings(instanceId), staleTime: 'static' })
      .catch(() => undefined),
  ]);
  return queues?.computerName || settings?.computerName || '';
}

/** Resolves with the id of the helper that answers the health request; undefined when none does. */
async function healthyInstance(client: QueryClient, access: HelperAccess): Promise<string | undefined> {
  const health = { ...printerHelperQueries.health(access), staleTime: 'static' } as const;
  const probe = await client.query(health).catch(() => undefined);
  return probe?.kind === 'answered' && probe.isHealthy ? probe.instanceId : undefined;
}
