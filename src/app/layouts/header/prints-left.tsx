import { useQuery } from '@tanstack/react-query';
import { CircleAlert } from 'lucide-react';
import { hasPrintAllowance, remainingPrints, subscriptionQueries } from '@/entities/subscription';
import classes from './header.module.css';
import { texts } from './texts';

/** Remaining prints of the month; nothing for a subscription without an allowance. */
export function PrintsLeft() {
  const { data: subscription } = useQuery(subscriptionQueries.current());
  const { data: count } = useQuery(subscriptionQueries.printCount(subscription));
  if (!hasPrintAllowance(subscription) || !count) return null;
  const left = remainingPrints(count);
  return left === 0 ? (
    <span className={`${classes['prints']} ${classes['out']}`} role="status">
      <CircleAlert size={16} aria-hidden />
      {texts.outOfPrints}
    </span>
  ) : (
    <span className={classes['prints']}>{texts.printsLeft(left, count.allowedPrintJobs)}</span>
  );
}
