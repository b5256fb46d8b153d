/** What one order may hold. */
export const orderLimits = { lines: 500 } as const;
