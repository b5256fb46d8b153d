import type { Sentence } from '../../sentence/index.ts';
import type { LabelValues } from '../../values/label-values.ts';

export type StressSampleId =
  | 'longest'
  | 'empty'
  | 'accented'
  | 'right-to-left'
  | 'toggles-on'
  | 'toggles-off';

/** Values that try what a label bears. */
export interface StressSample {
  readonly id: StressSampleId;
  /** What is tried, for people. */
  readonly words: Sentence;
  readonly values: LabelValues;
}

/** What the values of a sample bring about on the label. */
export interface StressFinding {
  readonly kind: 'overflow' | 'cut' | 'barcode' | 'characters';
  /** What the label’s problem or warning says. */
  readonly words: Sentence;
  readonly elementId?: string;
  readonly variable?: string;
}
