import { useEffect, useRef } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { orderQueries } from '@/entities/order';
import { PrintProgress, useOrderPrints, type ShownJob } from '@/features/send-print-job';
import type { Id } from '@/shared/api';
import classes from './print-order.module.css';

interface OrderJobsProps {
  orderId: Id;
  /** Last job printed on this screen: a server may not report the order of its files. */
  latest: ShownJob | undefined;
}

/** Progress of the order's print jobs, including those that an earlier page left. */
export function OrderJobs({ orderId, latest }: OrderJobsProps) {
  const { jobs: ofOrder, close } = useOrderPrints(orderId);
  const isKnown = latest === undefined || ofOrder.some(({ jobId }) => jobId === latest.jobId);
  const jobs = isKnown ? ofOrder : [...ofOrder, latest];
  useFreshProgress(jobs);
  const place = useRef<HTMLDivElement>(null);
  const latestId = latest?.jobId;
  useEffect(() => {
    // A long order is printed from its foot: scrolls to the progress.
    if (latestId !== undefined) place.current?.scrollIntoView?.({ block: 'nearest' });
  }, [latestId]);
  return (
    <div ref={place} className={classes['jobs']}>
      {jobs.map((job) => (
        <PrintProgress key={job.jobId} job={job} onClose={() => close(job.jobId)} />
      ))}
    </div>
  );
}

/** Refetches the printed numbers of the lines whenever a further status has been reported to the server. */
function useFreshProgress(jobs: readonly ShownJob[]): void {
  const client = useQueryClient();
  const told = jobs
    .filter(({ isDriving }) => !isDriving)
    .map(({ jobId, entries }) => `${jobId} ${entries.map(({ told: status }) => status ?? '-').join()}`)
    .join('\n');
  useEffect(() => {
    if (told !== '') void client.invalidateQueries({ queryKey: orderQueries.all() });
  }, [client, told]);
}
