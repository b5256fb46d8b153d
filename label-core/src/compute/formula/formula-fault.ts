import type { Sentence } from '../../sentence/index.ts';

/** What is wrong with a formula, and where. Thrown while it is read or evaluated, and caught by whoever begins that. */
export class FormulaFault extends Error {
  override readonly name = 'FormulaFault';
  /** Index in the text of the formula, in UTF-16 units. */
  readonly at: number;
  /** The end of a sentence. */
  readonly reason: Sentence;

  constructor(at: number, reason: Sentence) {
    super(reason.message);
    this.at = at;
    this.reason = reason;
  }
}

/** Returns the column of an index: characters of Unicode, counted from 1. */
export const columnOf = (formula: string, at: number): number => Array.from(formula.slice(0, at)).length + 1;
