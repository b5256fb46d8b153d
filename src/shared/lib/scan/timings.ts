/** Max. gap of keys that may come from a scanner: outside of text fields they are suppressed. */
export const BURST_GAP_MS = 50;

/** A trigger that is held too long reads a code twice: a repeat within this time does not count. */
export const REPEAT_MS = 2_000;

/** Max. gap of each key of a short code. */
export const SHORT_CODE_MAX_GAP_MS = 25;

/** Max. mean gap of a long code: nobody types eight keys this fast. */
export const LONG_CODE_MEAN_MS = 45;

/** Max. mean gap of slow and radio scanners, which send a key every 60 to 120 ms: accepted for numbers only. */
export const SLOW_NUMBER_MEAN_MS = 130;

/** A gap above the first value is a stutter of a radio scanner; a gap above the second ends the code. */
export const USUAL_GAP_MS = 50;
export const STUTTER_MS = 150;
/** Max. pause between two keys of a person who goes on typing the same text. */
export const TYPING_PAUSE_MS = 1_000;
