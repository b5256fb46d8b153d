import { computeValues } from '../compute-values.ts';
import type { DateSource } from '../../template/variable-source.ts';
import type { DateCase } from './date-cases.ts';

const units = { y: 'years', m: 'months', w: 'weeks', d: 'days' } as const;
const isUnit = (letter: string): letter is keyof typeof units => Object.hasOwn(units, letter);

/** Reads an offset as `1y -2m`. */
const offsetOf = (add: string): DateSource['add'] =>
  Object.fromEntries(
    add.split(' ').flatMap((part) => {
      const unit = part.slice(-1);
      return isUnit(unit) ? [[units[unit], Number(part.slice(0, -1))]] : [];
    }),
  );

/** Computes the date of a case; undefined where it is refused. */
export function computedDate(one: DateCase): string | undefined {
  const { now, timeZone, dayStartsAt, base, add, to, locale, format } = one;
  const source: DateSource = {
    kind: 'date',
    format,
    ...(base !== '' && { base: 'base' }),
    ...(add !== '' && { add: offsetOf(add) }),
    // Safe: the table has the names of the schema only.
    ...(to !== '' && { to: to as NonNullable<DateSource['to']> }),
    ...(locale !== '' && { locale }),
  };
  const { values, problems } = computeValues(
    [
      { name: 'date', type: 'default', source },
      { name: 'base', type: 'default' },
    ],
    { base },
    { now: new Date(now), timeZone, dayStartsAt, numberOf: () => '' },
  );
  return problems.length === 0 ? values['date'] : undefined;
}
