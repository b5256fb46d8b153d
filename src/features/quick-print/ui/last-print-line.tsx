import type { LastPrint } from '../model/card-state';
import classes from './widget-card.module.css';
import { texts } from './texts';

const clock = new Intl.DateTimeFormat(undefined, { timeStyle: 'short' });

/** What became of the last print of this card, when its message has long gone. */
export function LastPrintLine({ print }: { print: LastPrint }) {
  return (
    <p className={classes['last']}>
      {texts.lastPrint(clock.format(print.atMs), print.quantity, print.articleName)}
      <br />
      {print.kind === 'success' ? texts.sent : print.text}
    </p>
  );
}
