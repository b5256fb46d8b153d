/** What one article may hold. */
export const articleLimits = {
  identifier: 100,
  /** Values of an article. */
  data: 200,
  /** The most characters of an extra (specification 9). */
  extraSize: 2000,
  /** Labels connected with an article. */
  labels: 200,
  /** Articles a label is connected to, or taken off, in one call. */
  labelledAtOnce: 100_000,
  /** Orders a new article is put into at once. */
  orders: 100,
} as const;
