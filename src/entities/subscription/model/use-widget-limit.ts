import { useQuery } from '@tanstack/react-query';
import { subscriptionQueries } from '../api/subscription-queries';
import { texts } from '../i18n';
import { limitBefore, type LimitAnswer } from './limit-before';

/**
 * Returns the subscription's answer to `needed` more widgets besides the existing `count`. Returns undefined while it is
 * unknown, and if the server reports no limit.
 */
export function useWidgetLimit(
  count: number,
  needed = 1,
): Pick<LimitAnswer, 'isBlocked' | 'sentence'> | undefined {
  const { data: subscription } = useQuery(subscriptionQueries.current());
  if (!subscription) return undefined;
  if (!subscription.widgetsEnabled) return { isBlocked: needed > 0, sentence: texts.widgetsNotIncluded };
  const { maxWidgets: allowed } = subscription;
  if (allowed === undefined) return undefined;
  const room = Math.max(0, allowed - count);
  return limitBefore(
    { name: 'widgets', used: count, allowed, room, promised: 0, level: room === 0 ? 'full' : 'free' },
    needed,
  );
}
