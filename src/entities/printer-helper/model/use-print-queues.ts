import { useQuery } from '@tanstack/react-query';
import type { PrintQueue } from '../api/helper-schema';
import { printerHelperQueries } from '../api/printer-helper-queries';

export interface PrintQueues {
  /** Undefined until a helper has sent them. */
  queues: readonly PrintQueue[] | undefined;
  isReading: boolean;
  /** Requests them from the helper again. */
  read: () => void;
}

/** Returns the print queues of this computer, as reported by its helper. */
export function usePrintQueues(): PrintQueues {
  const access = useQuery(printerHelperQueries.access());
  const health = useQuery(printerHelperQueries.health(access.data));
  const probe = health.data;
  const instanceId = probe?.kind === 'answered' && probe.isHealthy ? probe.instanceId : undefined;
  const queues = useQuery(printerHelperQueries.printQueues(instanceId));
  return {
    queues: instanceId === undefined ? undefined : queues.data?.queues,
    isReading: queues.isFetching,
    read: () => void queues.refetch(),
  };
}
