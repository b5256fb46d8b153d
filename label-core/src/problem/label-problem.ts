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

/** What is better looked at before the label is printed; it prints all the same. */
export interface LabelWarning {
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
  /** A sentence for the person at the printer; it names the variable and what will be seen. */
  readonly message: string;
}

/** One reason why a label must not be printed as it is. */
export interface LabelProblem {
  readonly code: LabelProblemCode;
  /** The variable whose value is at fault; absent when the template itself is. */
  readonly variable?: string;
  readonly elementId?: string;
  /** A sentence for the person at the printer; it names the variable and the rule. */
  readonly message: string;
}
