/** Codes shorter than this could be drummed on the keys. */
const LONG_CODE = 8;
const MIN_CHARACTERS = 4;
/** A short code must come this fast, key by key. */
const SHORT_CODE_MAX_GAP_MS = 25;
/** A long one on average: nobody types eight keys like this. */
const LONG_CODE_MEAN_MS = 45;
const USUAL_GAP_MS = 50;
/** A scanner on the radio stutters now and then: one gap in eight may be longer, but not longer than this. */
export const STUTTER_MS = 150;
const STUTTER_EVERY = 8;

/** Whether so many characters with these gaps, the last one before the end key, were sent by a scanner. */
export function isScannerFast(characterCount: number, gapsMs: readonly number[]): boolean {
  if (characterCount < MIN_CHARACTERS) return false;
  if (characterCount < LONG_CODE) return gapsMs.every((gap) => gap <= SHORT_CODE_MAX_GAP_MS);
  const mean = gapsMs.reduce((sum, gap) => sum + gap, 0) / gapsMs.length;
  const stutters = gapsMs.filter((gap) => gap > USUAL_GAP_MS).length;
  return mean <= LONG_CODE_MEAN_MS && stutters <= Math.floor(gapsMs.length / STUTTER_EVERY);
}
