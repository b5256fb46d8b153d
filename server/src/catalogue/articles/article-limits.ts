/** Limits of one article. */
export const articleLimits = {
  identifier: 100,
  /** Values of an article. */
  data: 200,
  /** Max. characters of an extra (specification 9). */
  extraSize: 2000,
  /** Labels connected to an article. */
  labels: 200,
  /** Articles that one call connects to a label or disconnects from it. */
  labelledAtOnce: 100_000,
  /** Orders that a new article is added to in one call. */
  orders: 100,
} as const;
