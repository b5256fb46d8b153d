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

/** One reason why a label must not be printed as it is. */
export interface LabelProblem {
  readonly code: LabelProblemCode;
  /** The variable whose value is at fault; absent when the template itself is. */
  readonly variable?: string;
  readonly elementId?: string;
  /** A sentence for the person at the printer; it names the variable and the rule. */
  readonly message: string;
}
