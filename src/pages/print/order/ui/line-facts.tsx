import type { FormLine } from '../model/order-line-form';
import classes from './print-order.module.css';
import { texts } from './texts';

/** The quiet second line of a line: its number, how many are wanted, printed and open, and the spares that come along. */
export function LineFacts({ formLine: { line, spares, isIncluded } }: { formLine: FormLine }) {
  const { article, quantity, printedCount, openCount } = line;
  const facts = [
    article.externalIdentifier,
    printedCount > 0 ? texts.printed(printedCount, quantity) : texts.wanted(quantity),
    openCount > 0 && texts.open(openCount),
    isIncluded && spares > 0 && texts.plusSpares(spares),
  ].filter((fact) => fact !== false && fact !== '');
  return <p className={classes['facts']}>{facts.join(' · ')}</p>;
}
