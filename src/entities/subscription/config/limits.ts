/** From this share on a limit counts as nearly used. */
export const NEAR_LIMIT_SHARE = 0.8;
