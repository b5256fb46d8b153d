/** What a list says of its rows, in whole sentences: a noun put into a sentence would not survive translation. */
export interface RowTexts {
  /** "216 articles" */
  count: (values: { count: number }) => string;
  /** "3 of 216 articles" */
  countOf: (values: { shown: number; count: number }) => string;
  /** "No articles found for “tea”." */
  noneFor: (values: { search: string }) => string;
  /** "No articles match the filters." */
  noneForFilters: string;
  /** "No articles found for “tea” with these filters." */
  noneForBoth: (values: { search: string }) => string;
  /** "2 articles selected"; only where rows can be selected. */
  selected?: (values: { count: number }) => string;
  /** "All 216 articles selected"; only where all rows can be selected at once. */
  allSelected?: (values: { count: number }) => string;
}
