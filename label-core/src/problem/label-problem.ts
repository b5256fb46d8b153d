import type { Sentence } from '../sentence/index.ts';

/** Codes of problems with a label's values. Each code is one rule; the message describes it. */
export type LabelProblemCode =
  | 'value-required'
  | 'value-too-long'
  | 'toggle-invalid'
  | 'value-uncomputable'
  | 'formula-fault'
  | 'text-overflow'
  | 'text-small'
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

/** A reason to check the label before printing, for the person at the printer; the label can be printed nevertheless. */
export interface LabelWarning extends Sentence {
  readonly code:
    | 'text-cut'
    | 'markup-unread'
    | 'barcode-fine'
    | 'barcode-crowded'
    | 'barcode-low'
    | 'barcode-long'
    | 'barcode-without-bearer-bars'
    | 'image-shades';
  /** The variable whose value is the cause; absent when it is the template itself. */
  readonly variable?: string;
  readonly elementId: string;
}

/** One reason why a label must not be printed as it is, for the person at the printer. */
export interface LabelProblem extends Sentence {
  readonly code: LabelProblemCode;
  /** The variable whose value is wrong; absent when the template itself is. */
  readonly variable?: string;
  readonly elementId?: string;
}
