import type { Sentence } from '../../sentence/index.ts';
import type { DateSource, VariableSource } from '../../template/variable-source.ts';
import { sentences } from '../sentences/index.ts';

const { changedSource: said } = sentences;

/** Returns in words where the value of a variable comes from. Sources that differ have words that differ. */
export function sourceWords(source: VariableSource | undefined): Sentence {
  switch (source?.kind) {
    case 'date':
      return dateWords(source);
    case 'counter':
      return said.counter({ counter: source.counter, per: source.per });
    case 'formula':
      return said.formula({ text: source.text });
    case 'article':
      return said.article({ field: source.field });
    case undefined:
    default:
      return said.filledIn;
  }
}

const units = ['years', 'months', 'weeks', 'days'] as const;

function dateWords({ base, add = {}, to, format, locale }: DateSource): Sentence {
  const start = base === undefined ? said.dayOfPrint : said.dayOf({ name: base });
  const offset = units.flatMap((unit) => {
    const count = add[unit] ?? 0;
    return count === 0 ? [] : [said[unit]({ count })];
  });
  const added = offset.length === 0 ? start : said.dayPlus({ day: start, offset });
  const day = to === undefined ? added : said.dayTo({ day: added, to });
  return locale === undefined ? said.dayAs({ day, format }) : said.dayIn({ day, format, locale });
}
