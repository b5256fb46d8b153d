import type { Sentence } from '../sentence/index.ts';

/** What can be wrong with a label's values. One code is one rule; the message says it in words. */
export type LabelProblemCode =
  | 'value-required'
  | 'value-too-long'
  | 'toggle-invalid'
  | 'text-overflow'
  | 'character-missing'
  | 'barcode-empty'
  | 'barcode-length'
  | 'barcode-character'
  | 'barcode-check-digit'
  | 'barcode-syntax'
  | 'barcode-too-much'
  | 'barcode-too-small'
  | 'image-missing'
  | 'image-unreadable'
  | 'outside-label';

/** What is better looked at before the label is printed; it prints all the same. For the person at the printer. */
export interface LabelWarning extends Sentence {
  readonly code:
    | 'text-cut'
    | 'barcode-fine'
    | 'barcode-crowded'
    | 'barcode-low'
    | 'barcode-long'
    | 'barcode-without-bearer-bars';
  /** The variable whose value brought it about; absent when the template itself does. */
  readonly variable?: string;
  readonly elementId: string;
}

/** One reason why a label must not be printed as it is, for the person at the printer. */
export interface LabelProblem extends Sentence {
  readonly code: LabelProblemCode;
  /** The variable whose value is at fault; absent when the template itself is. */
  readonly variable?: string;
  readonly elementId?: string;
}
