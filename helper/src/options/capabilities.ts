import type { PaperStock } from '../paper/choose-paper.ts';

/** What a printer says it can do; an empty list means that it does not say. */
export interface Capabilities extends PaperStock {
  readonly jobAttributes: readonly string[];
  readonly scalings: readonly string[];
  readonly sides: readonly string[];
  readonly orientations: readonly number[];
  /** A queue of CUPS, which takes options of its drivers beside attributes. */
  readonly isQueue: boolean;
}
