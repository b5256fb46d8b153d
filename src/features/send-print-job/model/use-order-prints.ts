import { useEffect } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import type { Id } from '@/shared/api';
import { printRunsOf } from './print-runs';
import type { ShownJob } from './shown-job';
import { usePrintJobs } from './use-print-jobs';

export interface OrderPrints {
  /** Jobs of the order in this tab, oldest first, including those of an earlier page until they are dismissed. */
  jobs: readonly ShownJob[];
  close: (jobId: string) => void;
}

/** Returns the prints of one order, for the screen that shows it, so that they are not shown elsewhere. */
export function useOrderPrints(orderId: Id): OrderPrints {
  const runs = printRunsOf(useQueryClient());
  const jobs = usePrintJobs().filter(({ entries }) =>
    entries.some(({ file }) => file.orderId !== undefined && String(file.orderId) === String(orderId)),
  );
  const ids = jobs.map(({ jobId }) => jobId).join(' ');
  useEffect(() => {
    const held = ids.split(' ').filter((jobId) => jobId !== '');
    const release = held.map((jobId) => runs.hold(jobId));
    return () => {
      for (const letGo of release) letGo();
    };
  }, [runs, ids]);
  return { jobs, close: runs.dismiss };
}
