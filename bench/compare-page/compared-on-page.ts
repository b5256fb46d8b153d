import type { LabelTemplate, LabelValues } from 'label-core';

/** What the page is given to compare, as it travels into a browser. */
export interface ComparePage {
  readonly before: LabelTemplate;
  readonly after: LabelTemplate;
  readonly samples: readonly LabelValues[];
  readonly pictures: Readonly<Record<string, readonly number[]>>;
}

export interface ComparedOnPage {
  /** Until the last sample was painted. */
  readonly ms: number;
  readonly regions: number;
}

/** What the page offers the bench. */
export interface ComparePageCalls {
  readonly prepareCompare: (request: ComparePage) => void;
  readonly compareOnPage: () => Promise<ComparedOnPage>;
}
