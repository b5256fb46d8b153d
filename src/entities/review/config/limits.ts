/** Versions in the section of what waits; the others come with a press. */
export const PENDING_VERSIONS_SHOWN = 6;

/** Digits of a hash that are shown: enough to tell two versions apart by eye. */
export const SHORT_HASH_DIGITS = 10;
