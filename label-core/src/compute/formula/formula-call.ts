import type { Sentence } from '../../sentence/index.ts';
import type { Day } from '../date/calendar.ts';
import type { PrintTime } from '../print-time.ts';
import { FormulaFault } from './formula-fault.ts';
import { dayFrom, numberFrom, textOf, wholeFrom, type FormulaValue } from './formula-value.ts';
import type { Fraction } from './fraction.ts';

/** What a formula may ask for. */
export interface FormulaScope {
  /** Time of the print, or why it is unknown. */
  readonly time: PrintTime | Sentence;
  /** Returns the value of a variable; undefined for one that the label does not have. */
  readonly valueOf: (name: string) => FormulaValue | undefined;
  /** Returns what the article says under a name, or nothing. */
  readonly article: (field: string) => string | undefined;
}

/** Returns the time of the print. @throws FormulaFault when it is unknown */
export function timeIn({ time }: FormulaScope, at: number): PrintTime {
  if ('code' in time) throw new FormulaFault(at, time);
  return time;
}

/** A function with its values, each of which is evaluated when it is asked for. */
export class FormulaCall {
  /** Index of the function in the formula. */
  readonly at: number;
  readonly scope: FormulaScope;
  readonly count: number;
  readonly #places: readonly number[];
  readonly #evaluate: (index: number) => FormulaValue;

  constructor(
    at: number,
    scope: FormulaScope,
    places: readonly number[],
    evaluate: (index: number) => FormulaValue,
  ) {
    this.at = at;
    this.scope = scope;
    this.count = places.length;
    this.#places = places;
    this.#evaluate = evaluate;
  }

  /** Index of a value in the formula. */
  placeOf(index: number): number {
    return this.#places[index] ?? this.at;
  }

  /** Returns a value; to be asked for once. */
  value(index: number): FormulaValue {
    return this.#evaluate(index);
  }

  text(index: number): string {
    return textOf(this.value(index));
  }

  /** Returns a text that may be left out. */
  optionalText(index: number): string | undefined {
    return index < this.count ? this.text(index) : undefined;
  }

  number(index: number): Fraction {
    return numberFrom(this.value(index), this.placeOf(index));
  }

  whole(index: number, least: number, most: number): number {
    return wholeFrom(this.value(index), this.placeOf(index), least, most);
  }

  day(index: number): Day {
    return dayFrom(this.value(index), this.placeOf(index), this.time.productionDay);
  }

  get time(): PrintTime {
    return timeIn(this.scope, this.at);
  }
}
