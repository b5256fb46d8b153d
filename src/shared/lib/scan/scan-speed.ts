import { LONG_CODE_MEAN_MS, SHORT_CODE_MAX_GAP_MS, SLOW_NUMBER_MEAN_MS, USUAL_GAP_MS } from './timings';

/** Min. length of a code that nobody can drum on the keys. */
const LONG_CODE = 8;
const MIN_CHARACTERS = 4;
/** One of this many gaps may be a stutter. */
const STUTTER_EVERY = 8;

/**
 * Returns the speed of a scan with these gaps in ms, the last one being before the end key; undefined for typing. `slow`
 * is ambiguous: it may be a slow scanner or a fast person who ends a number of at least eight digits with Enter, which is
 * an article number too.
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
