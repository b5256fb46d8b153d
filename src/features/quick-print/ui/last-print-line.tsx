import type { LastPrint } from '../model/card-state';
import classes from './widget-card.module.css';
import { texts } from './texts';

const clock = new Intl.DateTimeFormat(undefined, { timeStyle: 'short' });

interface LastPrintLineProps {
  print: LastPrint;
  /** Where it stands by now; "" where nobody follows it. */
  standing: string;
}

/** What became of the last print of this card, when its message has long gone. */
export function LastPrintLine({ print, standing }: LastPrintLineProps) {
  return (
    <p className={classes['last']}>
      {texts.lastPrint(clock.format(print.atMs), print.quantity, print.articleName)}
      <br />
      {print.kind === 'success' ? standing || texts.sent : print.text}
    </p>
  );
}
