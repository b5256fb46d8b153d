/** Texts about the rows of a list as whole sentences: a noun inserted into a sentence cannot be translated correctly. */
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
  /** "2 articles selected"; only for lists whose rows can be selected. */
  selected?: (values: { count: number }) => string;
  /** "All 216 articles selected"; only for lists whose rows can all be selected at once. */
  allSelected?: (values: { count: number }) => string;
}
