import type { ReviewRole } from 'label-core/review';
import { isMyTurn, type ReviewedLabel } from '@/entities/review';

/** Filters of the list. */
export const reviewFilters = ['mine', 'review', 'drafts'] as const;

/** The key of the filter in the address. */
export const FILTER_KEY = 'show';

/** Returns whether the open version of a label waits for a person with these roles. */
export const waitsForMe = ({ open }: ReviewedLabel, roles: readonly ReviewRole[]): boolean =>
  open !== undefined && isMyTurn(open, roles);

/** Returns whether a label matches a filter; an unknown filter lets every label through. */
export function isAskedFor(label: ReviewedLabel, filter: string, roles: readonly ReviewRole[]): boolean {
  const state = label.open?.state;
  if (filter === 'mine') return waitsForMe(label, roles);
  if (filter === 'drafts') return state === 'Draft';
  return filter !== 'review' || (state !== undefined && state !== 'Draft');
}
