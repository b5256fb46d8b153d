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
  /** The helper answers a repeated entry id without printing again. */
  isIdempotent: boolean;
  /** Epoch milliseconds of the last check; 0 before the first. */
  lastCheckedAt: number;
  /** What is the matter, in one sentence; the helper's own words where it reports a fault. */
  message: string;
  /** What to do about it; "" when nothing is to be done. */
  remedy: string;
  /** The person's own move: lets the browser ask for permission, or asks the helper again. */
  connect: () => void;
}

/** The connection to the printer helper. Any number of components may ask: they share one poll. */
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
    // With the options of the new access: those of the last render may not send anything yet.
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
