import { texts } from '../i18n';
import type { FormLine } from '../model/order-line-form';
import classes from './print-order.module.css';

/** Secondary text of a line: its number, the wanted, printed and pending labels, and the spares. */
export function LineFacts({ formLine: { line, spares, isIncluded } }: { formLine: FormLine }) {
  const { article, quantity, printedCount, openCount } = line;
  const facts = [
    article.externalIdentifier,
    formatPrinted(printedCount, quantity),
    openCount > 0 && texts.facts.open({ count: openCount }),
    isIncluded && spares > 0 && texts.facts.spares({ count: spares }),
  ].filter((fact) => fact !== false && fact !== '');
  return <p className={classes['facts']}>{facts.join(' · ')}</p>;
}

function formatPrinted(count: number, wanted: number): string {
  if (count === 0) return texts.facts.wanted({ count: wanted });
  return count > wanted
    ? texts.facts.printedWithSpares({ wanted, spares: count - wanted })
    : texts.facts.printed({ count, wanted });
}
