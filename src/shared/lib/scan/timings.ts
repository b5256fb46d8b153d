/** Keys that come closer together than this may be a scanner's: outside of text fields they do nothing. */
export const BURST_GAP_MS = 50;

/** A trigger that is held too long reads the same code twice: the second one within this time does not count. */
export const REPEAT_MS = 2_000;

/** A short code must come this fast, key by key. */
export const SHORT_CODE_MAX_GAP_MS = 25;

/** A long code must come this fast on average: nobody types eight keys like this. */
export const LONG_CODE_MEAN_MS = 45;

/** The average of slow scanners and of those on the radio, which send a key every 60 to 120 ms: they read numbers. */
export const SLOW_NUMBER_MEAN_MS = 130;

/** A gap longer than this is a stutter of a scanner on the radio, and one longer than the second ends the code. */
export const USUAL_GAP_MS = 50;
export const STUTTER_MS = 150;
/** Whoever types pauses this long between two keys, and goes on with the same text. */
export const TYPING_PAUSE_MS = 1_000;
