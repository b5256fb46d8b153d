import { isHandedOver, type ShownJob } from '@/features/send-print-job';

/**
 * Returns what happens to the lines after a job that stopped: they wait while the job can still be finished, follow once
 * all of it is printed, and are left to the person if the job was cancelled or closed.
 */
export function restBehind(job: ShownJob | undefined): 'waits' | 'follows' | 'is-left' {
  if (!job || job.entries.some(({ state }) => state === 'canceled')) return 'is-left';
  return !job.isDriving && isHandedOver(job) ? 'follows' : 'waits';
}
