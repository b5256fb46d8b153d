/** Limits of one order. */
export const orderLimits = { lines: 500 } as const;
