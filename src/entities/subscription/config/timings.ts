/** How often the prints of the month are counted, for Free subscriptions only (specification 9). */
export const PRINT_COUNT_POLL_MS = 30_000;
