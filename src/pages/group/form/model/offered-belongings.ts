import type { Id } from '@/shared/api';
import { compareTexts } from '@/shared/i18n';
import { holdsWords } from '@/shared/lib/word-search';
import { LISTED_AT_ONCE } from '../config/limits';
import { willBeIn, type Belongings } from './belongings';

/** Person or printer that can belong to a group. */
export interface Candidate {
  id: Id;
  name: string;
  detail: string;
  /** Saved state. */
  isIn: boolean;
}

/**
 * Returns the rows to tick and the number of matches: without a search those that belong to the group or did before this
 * change, with a search all matches. The number of rows is limited to a screen or two.
 */
export function offeredBelongings(
  candidates: readonly Candidate[],
  change: Belongings,
  search: string,
): { rows: readonly Candidate[]; count: number } {
  const found = candidates.filter((one) =>
    search.trim() === ''
      ? one.isIn || willBeIn(one.id, one.isIn, change)
      : holdsWords(`${one.name} ${one.detail}`, search),
  );
  const sorted = found.toSorted((one, other) => compareTexts(one.name, other.name));
  return { rows: sorted.slice(0, LISTED_AT_ONCE), count: found.length };
}
