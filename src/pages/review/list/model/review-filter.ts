import type { ReviewRole } from 'label-core/review';
import { isMyTurn, type ReviewedLabel } from '@/entities/review';

/** What the list can be narrowed to. */
export const reviewFilters = ['mine', 'review', 'drafts'] as const;

/** The key of the filter in the address. */
export const FILTER_KEY = 'show';

/** Whether the open version of a label waits for somebody with these roles. */
export const waitsForMe = ({ open }: ReviewedLabel, roles: readonly ReviewRole[]): boolean =>
  open !== undefined && isMyTurn(open, roles);

/** Whether a label is what a filter asks for; a filter nobody knows lets everything through. */
export function isAskedFor(label: ReviewedLabel, filter: string, roles: readonly ReviewRole[]): boolean {
  const state = label.open?.state;
  if (filter === 'mine') return waitsForMe(label, roles);
  if (filter === 'drafts') return state === 'Draft';
  return filter !== 'review' || (state !== undefined && state !== 'Draft');
}
