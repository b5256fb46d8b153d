import type { Id } from '@/shared/api';
import { compareTexts } from '@/shared/i18n';
import { holdsWords } from '@/shared/lib/word-search';
import { LISTED_AT_ONCE } from '../config/limits';
import { willBeIn, type Belongings } from './belongings';

/** Somebody or something that can belong to a group. */
export interface Candidate {
  id: Id;
  name: string;
  detail: string;
  /** As it is saved. */
  isIn: boolean;
}

/**
 * What is listed to be ticked: without a search what belongs to the group, or did until this change; with one whatever
 * it finds. Never more than fit on a screen or two.
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
