import { useQuery } from '@tanstack/react-query';
import { limitBefore, subscriptionQueries, type LimitAnswer } from '@/entities/subscription';
import { texts } from '../i18n';

/**
 * What the subscription says of `needed` more widgets beside the `count` there are. Undefined while it is not known,
 * and where the server tells no limit.
 */
export function useWidgetLimit(
  count: number,
  needed = 1,
): Pick<LimitAnswer, 'isBlocked' | 'sentence'> | undefined {
  const { data: subscription } = useQuery(subscriptionQueries.current());
  if (!subscription) return undefined;
  if (!subscription.widgetsEnabled) return { isBlocked: needed > 0, sentence: texts.notIncluded };
  const { maxWidgets: allowed } = subscription;
  if (allowed === undefined) return undefined;
  const room = Math.max(0, allowed - count);
  return limitBefore(
    { name: 'widgets', used: count, allowed, room, promised: 0, level: room === 0 ? 'full' : 'free' },
    needed,
  );
}
