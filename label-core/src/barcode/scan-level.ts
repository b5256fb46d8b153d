import type { Sentence } from '../sentence/index.ts';
import {
  askedBarHeight,
  isBelow,
  nominalModuleMm,
  shortfallsOf,
  type PrintedCode,
  type Shortfall,
} from './recommended-size.ts';
import { sentences } from './sentences/index.ts';

const { scanLevel } = sentences;

/**
 * How well a code can be expected to scan, computed from its size. It is no grade of ISO/IEC 15415 or 15416: those are
 * measured on paper.
 */
export type ScanLevel = 'anywhere' | 'well' | 'good-scanner' | 'not-printed';

/** A level, with the reason why it is no higher. */
export interface ScanGuess {
  readonly level: ScanLevel;
  readonly reason: Sentence;
}

/**
 * Returns how well a printed code can be expected to scan.
 * @param isCrowded something is printed in its quiet zone
 */
export function scanGuess(code: PrintedCode, isCrowded = false): ScanGuess {
  const { symbology, value, moduleMm: mm, barHeightMm = Infinity } = code;
  const parts = partsOf(code);
  const [shortfall] = shortfallsOf(code);
  if (shortfall) return { level: 'good-scanner', reason: reasonOf(shortfall, parts) };
  if (isCrowded) return { level: 'good-scanner', reason: scanLevel.crowded };
  const nominal = nominalModuleMm(symbology, value);
  if (isBelow(mm, nominal)) return { level: 'well', reason: scanLevel.width({ parts, mm, asked: nominal }) };
  const asked = askedBarHeight(symbology, value, code) ?? 0;
  if (isBelow(barHeightMm, asked))
    return { level: 'well', reason: scanLevel.height({ mm: barHeightMm, asked }) };
  return { level: 'anywhere', reason: scanLevel.anywhere({ parts, mm }) };
}

/** What a code consists of, for its sentences. */
export const partsOf = ({ barHeightMm }: Pick<PrintedCode, 'barHeightMm'>) =>
  barHeightMm === undefined ? 'modules' : 'bars';

const reasonOf = (shortfall: Shortfall, parts: 'modules' | 'bars'): Sentence =>
  shortfall.kind === 'module'
    ? scanLevel.narrow({ parts, mm: shortfall.mm, reason: shortfall.asked.reason })
    : scanLevel.low({ mm: shortfall.mm, asked: shortfall.asked });
