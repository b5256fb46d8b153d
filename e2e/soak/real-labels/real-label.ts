import type { DrawnElement } from './drawn-element.ts';

/** A label of a trade, to be designed from nothing. */
export interface RealLabel {
  /** Name of its picture. */
  readonly file: string;
  readonly name: string;
  readonly widthMm: number;
  readonly heightMm: number;
  readonly elements: readonly DrawnElement[];
  /** Values of the variables that the article does not give, as they are entered for the print. */
  readonly values: Readonly<Record<string, string>>;
  readonly article: { readonly name: string; readonly number: string };
  /** What a scanner reads from it. */
  readonly codes: readonly string[];
}
