/** How often a screen that stays open looks whether a new day has begun. */
export const DAY_CHECK_MS = 60_000;
