/** Limits of an import. Lengths are characters as counted by the store; they are the limits of articles and orders. */
export const importLimits = {
  bytes: 50_000_000,
  rows: 100_000,
  columns: 500,
  name: 200,
  identifier: 100,
  orderNumber: 200,
  customer: 200,
  label: 200,
  /** Name of an article's value. */
  key: 200,
  value: 10_000,
  quantity: 10_000,
  /** Lines of an order. */
  orderLines: 500,
  /** Labels with which a new article is connected. */
  labels: 200,
  /** Fields to which columns may be mapped: the values of an article and its own fields. */
  mapping: 203,
} as const;
