import { useQuery } from '@tanstack/react-query';
import type { PrintQueue } from '../api/helper-schema';
import { printerHelperQueries } from '../api/printer-helper-queries';

export interface PrintQueues {
  /** Undefined while no helper told them. */
  queues: readonly PrintQueue[] | undefined;
  isReading: boolean;
  /** Asks the helper again. */
  read: () => void;
}

/** The print queues of this computer, as its helper knows them. */
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
