/** Codes shorter than this could be drummed on the keys. */
const LONG_CODE = 8;
const MIN_CHARACTERS = 4;
/** A short code must come this fast, key by key. */
const SHORT_CODE_MAX_GAP_MS = 25;
/** A long one on average: nobody types eight keys like this. */
const LONG_CODE_MEAN_MS = 45;
/** Slow scanners, and those on the radio, send a key every 60 to 120 ms. What they read then is a number. */
const SLOW_NUMBER_MEAN_MS = 130;
const USUAL_GAP_MS = 50;
/** A scanner on the radio stutters now and then: one gap in eight may be longer, but not longer than this. */
export const STUTTER_MS = 150;
const STUTTER_EVERY = 8;

/**
 * How a scanner sent a code with these gaps, the last one before the end key; undefined where a person typed it. `slow`
 * may be either: a number of eight digits and more that a quick hand ends with Enter is an article's as well.
 */
export function scanSpeed(code: string, gapsMs: readonly number[]): 'fast' | 'slow' | undefined {
  const mean = gapsMs.reduce((sum, gap) => sum + gap, 0) / gapsMs.length;
  if (isFast(code.length, gapsMs, mean)) return 'fast';
  return code.length >= LONG_CODE && /^\d+$/.test(code) && mean <= SLOW_NUMBER_MEAN_MS ? 'slow' : undefined;
}

function isFast(characterCount: number, gapsMs: readonly number[], mean: number): boolean {
  if (characterCount < MIN_CHARACTERS) return false;
  if (characterCount < LONG_CODE) return gapsMs.every((gap) => gap <= SHORT_CODE_MAX_GAP_MS);
  const stutters = gapsMs.filter((gap) => gap > USUAL_GAP_MS).length;
  return mean <= LONG_CODE_MEAN_MS && stutters <= Math.floor(gapsMs.length / STUTTER_EVERY);
}
