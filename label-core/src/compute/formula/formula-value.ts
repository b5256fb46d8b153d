import { templateLimits } from '../../template/template-limits.ts';
import { dateOf, type Day } from '../date/calendar.ts';
import { readDate } from '../date/read-date.ts';
import { sentences } from '../sentences/index.ts';
import { FormulaFault } from './formula-fault.ts';
import { plainNumber, readNumber, wholeWithin, type Fraction } from './fraction.ts';

const { computeFault, formulaFault: said } = sentences;

/** Value of a part of a formula. */
export type FormulaValue =
  | {
      readonly kind: 'text';
      readonly text: string;
      /** The day that it shows, if it is the value of a computed date. */
      readonly day?: Day;
      /** The day that a formula wrote as this text: for dates that are computed from it, not for calculating. */
      readonly written?: Day;
    }
  | { readonly kind: 'number'; readonly number: Fraction }
  | { readonly kind: 'date'; readonly day: Day }
  | { readonly kind: 'boolean'; readonly holds: boolean };

/** Returns a text as a value. @throws FormulaFault when no label can have it */
export function textValue(text: string, at: number): FormulaValue {
  const most = templateLimits.valueCharacters;
  if (text.length > most) throw new FormulaFault(at, said.longText({ most }));
  return { kind: 'text', text };
}

/** Returns a number as a value. @throws FormulaFault for undefined: a number that is too large */
export function numberValue(number: Fraction | undefined, at: number): FormulaValue {
  if (number === undefined) throw new FormulaFault(at, said.largeNumber);
  return { kind: 'number', number };
}

/** Returns a day as a value. @throws FormulaFault for undefined: a day after the year 9999 or before the year 1 */
export function dateValue(day: Day | undefined, at: number): FormulaValue {
  if (day === undefined) throw new FormulaFault(at, computeFault.range);
  return { kind: 'date', day };
}

export const booleanValue = (holds: boolean): FormulaValue => ({ kind: 'boolean', holds });

/** Writes a day as `2027-03-31`. */
function isoDate(day: Day): string {
  const date = dateOf(day);
  const [month, ofMonth] = [date.month, date.day].map((part) => String(part).padStart(2, '0'));
  return `${String(date.year).padStart(4, '0')}-${month}-${ofMonth}`;
}

/** Writes a value as a label shows it: numbers with a point, dates as `2027-03-31`, `true` and `false`. */
export function textOf(value: FormulaValue): string {
  switch (value.kind) {
    case 'text':
      return value.text;
    case 'number':
      return plainNumber(value.number);
    case 'date':
      return isoDate(value.day);
    case 'boolean':
    default:
      return String(value.holds);
  }
}

/** Returns the day of a date, and of a variable that is one; undefined for other values, also texts that can be read as one. */
export function knownDay(value: FormulaValue): Day | undefined {
  return value.kind === 'date' || value.kind === 'text' ? value.day : undefined;
}

/** Returns the day that a date is computed from: a known one, or the one that a formula wrote. */
export const baseDayOf = (value: FormulaValue): Day | undefined =>
  knownDay(value) ?? (value.kind === 'text' ? value.written : undefined);

/** Returns a number, also from a text as `12.5`. @throws FormulaFault for everything else */
export function numberFrom(value: FormulaValue, at: number): Fraction {
  if (value.kind === 'number') return value.number;
  const text = textOf(value).trim();
  if (text === '') throw new FormulaFault(at, said.emptyNumber);
  const number = value.kind === 'text' ? readNumber(text) : undefined;
  if (number === undefined) throw new FormulaFault(at, said.notNumber({ text }));
  return number;
}

/** Returns a whole number within bounds. @throws FormulaFault for everything else */
export function wholeFrom(value: FormulaValue, at: number, least: number, most: number): number {
  const number = numberFrom(value, at);
  const whole = wholeWithin(number, least, most);
  if (whole === undefined)
    throw new FormulaFault(at, said.notWhole({ text: plainNumber(number), least, most }));
  return whole;
}

/** Returns a date, also from a text, see `readDate`. @throws FormulaFault for everything else */
export function dayFrom(value: FormulaValue, at: number, today: Day): Day {
  const known = knownDay(value);
  if (known !== undefined) return known;
  const text = textOf(value);
  if (text.trim() === '') throw new FormulaFault(at, said.emptyDate);
  const day = value.kind === 'text' ? readDate(text, today) : undefined;
  if (day === undefined) throw new FormulaFault(at, computeFault.notDate({ text }));
  return day;
}

/** Returns whether a condition holds: also the texts of a switch, of which an empty one is off. @throws FormulaFault else */
export function isTrue(value: FormulaValue, at: number): boolean {
  if (value.kind === 'boolean') return value.holds;
  const text = textOf(value);
  if (value.kind === 'text' && text === 'true') return true;
  if (value.kind === 'text' && (text === 'false' || text === '')) return false;
  throw new FormulaFault(at, said.notCondition({ text }));
}
