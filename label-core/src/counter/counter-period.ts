import type { CounterReset } from './counter.ts';

/** Characters of a date `YYYY-MM-DD` that name its period. */
const characters: Readonly<Record<CounterReset, number>> = { never: 0, yearly: 4, monthly: 7, daily: 10 };

/**
 * Returns the period in which a counter counts: '' for always, '2026', '2026-11' or '2026-11-27'.
 * @param productionDay `YYYY-MM-DD`
 */
export const counterPeriod = (reset: CounterReset, productionDay: string): string =>
  productionDay.slice(0, characters[reset]);
