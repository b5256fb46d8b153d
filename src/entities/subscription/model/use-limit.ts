import { useQuery } from '@tanstack/react-query';
import { subscriptionQueries } from '../api/subscription-queries';
import { limitBefore, type LimitAnswer } from './limit-before';
import { subscriptionUse, type LimitUse } from './subscription-use';

/**
 * Returns the effect of a subscription limit on `needed` more of something. Undefined while it is unknown, and when the
 * server sends no such limit: the server decides in any case.
 */
export function useLimit(name: LimitUse['name'], needed = 1): LimitAnswer | undefined {
  const { data: subscription } = useQuery(subscriptionQueries.current());
  const { data: prints } = useQuery(
    // Only one limit needs the count of the month.
    subscriptionQueries.printCount(name === 'prints' ? subscription : undefined),
  );
  const use = subscription && subscriptionUse(subscription, prints).find((one) => one.name === name);
  return use && limitBefore(use, needed);
}
