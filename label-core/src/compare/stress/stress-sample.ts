import type { Sentence } from '../../sentence/index.ts';
import type { LabelValues } from '../../values/label-values.ts';

export type StressSampleId =
  | 'longest'
  | 'empty'
  | 'accented'
  | 'right-to-left'
  | 'toggles-on'
  | 'toggles-off';

/** Values that test the limits of a label. */
export interface StressSample {
  readonly id: StressSampleId;
  /** Name of the test for people. */
  readonly words: Sentence;
  readonly values: LabelValues;
}

/** An effect of a sample's values on the label. */
export interface StressFinding {
  readonly kind: 'overflow' | 'cut' | 'barcode' | 'characters';
  /** Text of the label’s problem or warning. */
  readonly words: Sentence;
  readonly elementId?: string;
  readonly variable?: string;
}
