/** Versions shown in the section of pending versions; the others are shown on request. */
export const PENDING_VERSIONS_SHOWN = 6;

/** Digits of a hash that are shown: enough to distinguish two versions by eye. */
export const SHORT_HASH_DIGITS = 10;
