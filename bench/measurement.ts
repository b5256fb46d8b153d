/** One figure and its upper limit; a figure without a budget is only reported. */
export interface Measurement {
  readonly what: string;
  readonly measured: number;
  readonly unit: 'kB' | 'ms' | 'MB' | 'rows' | 'nodes' | 'requests' | 'CLS';
  readonly budget?: number;
  /** What helps to find the cause, below the table. */
  readonly note?: string;
}

export const isOver = ({ measured, budget }: Measurement) => budget !== undefined && measured > budget;

/** Returns the value below which `share` (0 to 1) of the values are. @throws RangeError when there are no values */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  const value = sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];
  if (value === undefined) throw new RangeError('There is nothing to take a quantile of.');
  return value;
}

export const median = (values: readonly number[]) => quantile(values, 0.5);
