import { useQuery } from '@tanstack/react-query';
import { subscriptionQueries } from '../api/subscription-queries';
import { hasPrintAllowance, remainingPrints } from './print-allowance';

export interface PrintsLeft {
  left: number;
  allowed: number;
}

/** Returns the prints left of this month; undefined while unknown, and for a subscription that does not count them. */
export function usePrintsLeft(): PrintsLeft | undefined {
  const { data: subscription } = useQuery(subscriptionQueries.current());
  const { data: count } = useQuery(subscriptionQueries.printCount(subscription));
  if (!hasPrintAllowance(subscription) || !count) return undefined;
  return { left: remainingPrints(count), allowed: count.allowedPrintJobs };
}

/**
 * Returns how many labels the organisation lets its people print at once without a confirmation; undefined while it is
 * unknown.
 */
export const useUnaskedLabels = (): number | undefined =>
  useQuery(subscriptionQueries.current()).data?.unaskedLabels;
