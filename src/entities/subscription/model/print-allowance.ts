import type { PrintCount, Subscription } from '../api/subscription-schema';

/** Only the Free subscription limits the prints of a month (specification 1). */
export function hasPrintAllowance(subscription: Subscription | undefined): boolean {
  return subscription?.type.toLowerCase() === 'free';
}

/** Allowed minus printed, never below 0 (specification 9). */
export function remainingPrints({ allowedPrintJobs, printedJobs }: PrintCount): number {
  return Math.max(0, allowedPrintJobs - printedJobs);
}
