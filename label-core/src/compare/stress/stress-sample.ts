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
  readonly words: string;
  readonly values: LabelValues;
}

/** What the values of a sample bring about on the label. */
export interface StressFinding {
  readonly kind: 'overflow' | 'cut' | 'barcode' | 'characters';
  /** A sentence for people. */
  readonly words: string;
  readonly elementId?: string;
  readonly variable?: string;
}
