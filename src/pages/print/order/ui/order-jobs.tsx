import { useEffect, useRef } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { orderQueries } from '@/entities/order';
import { PrintProgress, useOrderPrints, type ShownJob } from '@/features/send-print-job';
import type { Id } from '@/shared/api';
import classes from './print-order.module.css';

interface OrderJobsProps {
  orderId: Id;
  /** The job this screen printed last: a server may not say which order its files are of. */
  latest: ShownJob | undefined;
}

/** What is being printed of the order, unfolded in place, and what an earlier page left of it. */
export function OrderJobs({ orderId, latest }: OrderJobsProps) {
  const { jobs: ofOrder, close } = useOrderPrints(orderId);
  const isKnown = latest === undefined || ofOrder.some(({ jobId }) => jobId === latest.jobId);
  const jobs = isKnown ? ofOrder : [...ofOrder, latest];
  useFreshProgress(jobs);
  const place = useRef<HTMLDivElement>(null);
  const latestId = latest?.jobId;
  useEffect(() => {
    // A long order is printed from its foot: what becomes of it is shown.
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

/** Asks the server again what was printed of each line whenever something more has been told to it. */
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
