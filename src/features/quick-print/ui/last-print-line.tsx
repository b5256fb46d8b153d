import { texts } from '../i18n';
import type { LastPrint } from '../model/card-state';
import classes from './widget-card.module.css';

const clock = new Intl.DateTimeFormat(undefined, { timeStyle: 'short' });

interface LastPrintLineProps {
  print: LastPrint;
  /** What has become of it by now; "" where nobody follows it. */
  standing: string;
}

/** What became of the last print of this card, when its message has long gone. */
export function LastPrintLine({ print, standing }: LastPrintLineProps) {
  return (
    <p className={classes['last']}>
      {texts.lastPrint({
        time: clock.format(print.atMs),
        quantity: print.quantity,
        article: print.articleName,
      })}
      <br />
      {print.kind === 'success' ? standing || texts.sent : print.text}
    </p>
  );
}
