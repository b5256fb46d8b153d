import { CircleAlert } from 'lucide-react';
import { usePrintsLeft } from '@/entities/subscription';
import { texts } from '../../i18n';
import classes from './header.module.css';

/** Remaining prints of the month; nothing for a subscription without an allowance. */
export function PrintsLeft() {
  const printsLeft = usePrintsLeft();
  if (!printsLeft) return null;
  const { left, allowed } = printsLeft;
  return left === 0 ? (
    <span className={`${classes['prints']} ${classes['out']}`} role="status">
      <CircleAlert size={16} aria-hidden />
      {texts.header.outOfPrints}
    </span>
  ) : (
    <span className={classes['prints']}>{texts.header.printsLeft({ left, allowed })}</span>
  );
}
