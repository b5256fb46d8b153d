import { isOver, rowCount, type PrintSeries } from '@/features/send-print-job';
import { texts } from '../i18n';

const { series: said } = texts;

/** Returns in words how far a print of a file is. @param sent rows that were sent */
export function standing(series: PrintSeries, sent: number): string {
  const all = rowCount(series);
  if (sent === all) return said.done({ count: all });
  const rows = series.parts.flatMap((part) => part.rows);
  const [first = 1] = rows;
  const last = rows[sent - 1];
  if (isOver(series)) return said.givenUp({ sent, all });
  return last === undefined ? said.noneSent({ all }) : said.sent({ first, last, all });
}

/** Returns whether a print is under way or ended on this visit: then the foot says how far it is, where Print was pressed. */
export const isOfThisVisit = ({ endedAtMs }: PrintSeries, isSending: boolean): boolean =>
  isSending || (endedAtMs !== undefined && endedAtMs > performance.timeOrigin);
