import { answer } from '@/shared/testing';

/** Returns handlers for a subscription of a type and its print count. */
export function subscriptionHandlers(
  type: string,
  count: { allowedPrintJobs: number; printedJobs: number } = { allowedPrintJobs: 50, printedJobs: 13 },
) {
  return [answer('subscription', { data: { type } }), answer('printjobs/count', { data: count })];
}
