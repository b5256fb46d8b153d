import { useEffect } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { printerHelperQueries } from '../api/printer-helper-queries';
import { watchLocalNetworkPermission } from '../api/local-network-permission';
import { formatHelperState } from './format-helper-state';
import { helperState, mayProbe, type HelperState } from './helper-connection';

export interface HelperConnection {
  state: HelperState;
  isConnected: boolean;
  /** "" while unknown. */
  version: string;
  /** "" while unknown; printing needs it (specification 5). */
  computerName: string;
  /** True when the helper answers a repeated entry id without printing again. */
  isIdempotent: boolean;
  /** Epoch milliseconds of the last check; 0 before the first. */
  lastCheckedAt: number;
  /** Cause in one sentence; the helper's own words when it reports a fault. */
  message: string;
  /** Remedy; "" when nothing is to be done. */
  remedy: string;
  /** Called when the person acts: lets the browser ask for permission, or requests the health again. */
  connect: () => void;
}

/** Returns the connection to the printer helper. Any number of components may use it: they share one poll. */
export function useHelperConnection(): HelperConnection {
  const client = useQueryClient();
  const access = useQuery(printerHelperQueries.access());
  const health = useQuery(printerHelperQueries.health(access.data));
  const probe = health.data;
  const instanceId = probe?.kind === 'answered' && probe.isHealthy ? probe.instanceId : undefined;
  const settings = useQuery(printerHelperQueries.settings(instanceId));
  const queues = useQuery(printerHelperQueries.printQueues(instanceId));
  const readAccessAgain = access.refetch;
  useEffect(() => watchLocalNetworkPermission(() => void readAccessAgain()), [readAccessAgain]);

  const version = settings.data?.version || (probe?.kind === 'answered' ? probe.version : '');
  const state = helperState(access.data, probe, version);
  const text = formatHelperState(state);
  const connect = () => {
    const asked = client.setQueryData(
      printerHelperQueries.access().queryKey,
      (known) => known && { ...known, isAsked: true },
    );
    if (asked && !mayProbe(asked)) return;
    // Uses the options of the new access: those of the last render may not be allowed to send yet.
    void client.fetchQuery({ ...printerHelperQueries.health(asked), staleTime: 0 }).catch(() => undefined);
  };
  return {
    state,
    isConnected: state === 'connected',
    version,
    computerName: queues.data?.computerName || settings.data?.computerName || '',
    isIdempotent: settings.data?.idempotentPrint ?? false,
    lastCheckedAt: health.dataUpdatedAt,
    message: state === 'unhealthy' && probe?.kind === 'answered' && probe.text ? probe.text : text.cause,
    remedy: text.remedy,
    connect,
  };
}
