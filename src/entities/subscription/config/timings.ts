/** Polling interval of the month's print count, for Free subscriptions only (specification 9). */
export const PRINT_COUNT_POLL_MS = 30_000;
