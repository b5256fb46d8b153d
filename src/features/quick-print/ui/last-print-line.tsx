import { formatTime } from '@/shared/i18n';
import { texts } from '../i18n';
import type { LastPrint } from '../model/card-state';
import classes from './widget-card.module.css';

interface LastPrintLineProps {
  print: LastPrint;
  /** Current state of the print; "" when it is not tracked. */
  standing: string;
}

/** Shows the result of the last print of this card, after its message has disappeared. */
export function LastPrintLine({ print, standing }: LastPrintLineProps) {
  return (
    <p className={classes['last']}>
      {texts.lastPrint({
        time: formatTime(print.atMs, 'short'),
        quantity: print.quantity,
        article: print.articleName,
      })}
      <br />
      {print.kind === 'success' ? standing || texts.sent : print.text}
    </p>
  );
}
