import { LONG_CODE_MEAN_MS, SHORT_CODE_MAX_GAP_MS, SLOW_NUMBER_MEAN_MS, USUAL_GAP_MS } from './timings';

/** Codes shorter than this could be drummed on the keys. */
const LONG_CODE = 8;
const MIN_CHARACTERS = 4;
/** One gap in so many may be a stutter. */
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
