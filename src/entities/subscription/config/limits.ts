/** Share of a limit from which it counts as nearly used. */
export const NEAR_LIMIT_SHARE = 0.8;
