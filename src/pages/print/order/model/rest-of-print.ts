import { isHandedOver, type ShownJob } from '@/features/send-print-job';

/**
 * What becomes of the lines behind a job that stopped: they wait as long as it can still be finished, follow once all
 * of it is printed, and are left to the person when it was canceled or put away.
 */
export function restBehind(job: ShownJob | undefined): 'waits' | 'follows' | 'is-left' {
  if (!job || job.entries.some(({ state }) => state === 'canceled')) return 'is-left';
  return !job.isDriving && isHandedOver(job) ? 'follows' : 'waits';
}
