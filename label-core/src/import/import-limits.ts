/** What one import may hold. Lengths are characters as the store counts them; they are those of articles and orders. */
export const importLimits = {
  bytes: 50_000_000,
  rows: 100_000,
  columns: 500,
  name: 200,
  identifier: 100,
  orderNumber: 200,
  customer: 200,
  label: 200,
  /** The name of a value of an article. */
  key: 200,
  value: 10_000,
  quantity: 10_000,
  /** Lines of one order. */
  orderLines: 500,
  /** Labels that a new article is connected to. */
  labels: 200,
  /** Fields that columns may be mapped to: the values of an article, and its own. */
  mapping: 203,
} as const;
