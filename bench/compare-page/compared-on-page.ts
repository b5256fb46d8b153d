import type { LabelTemplate, LabelValues } from 'label-core';

/** Data to compare, in the form that is transferred to the browser. */
export interface ComparePage {
  readonly before: LabelTemplate;
  readonly after: LabelTemplate;
  readonly samples: readonly LabelValues[];
  readonly pictures: Readonly<Record<string, readonly number[]>>;
}

export interface ComparedOnPage {
  /** Time until the last sample was painted. */
  readonly ms: number;
  readonly regions: number;
}

/** Functions that the page offers to the bench. */
export interface ComparePageCalls {
  readonly prepareCompare: (request: ComparePage) => void;
  readonly compareOnPage: () => Promise<ComparedOnPage>;
}
