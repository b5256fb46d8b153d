import type { ReviewState } from 'label-core/review';
import { actionInTurn, loadReviewers, peopleInTurn } from '../reviewers/people-in-turn.ts';
import type { Transaction } from '../../foundation/store/store.ts';

const reviews = ['DataApprover', 'DesignApprover', 'Publisher'] as const satisfies readonly ReviewState[];

/**
 * Returns the first state of a new version (docs/adr/0019): review by the data approver; published at once if the
 * organisation has nobody who could ever approve it.
 */
export async function firstState(transaction: Transaction): Promise<'Published' | 'DataApprover'> {
  const people = await loadReviewers(transaction);
  const hasReviewer = reviews.some((state) => peopleInTurn(people, { state }).length > 0);
  return hasReviewer ? 'DataApprover' : 'Published';
}

/** Returns the sorted names of those who can act on a version in this state; none for a final state. */
export async function namesOfReviewers(transaction: Transaction, state: ReviewState): Promise<string[]> {
  if (!actionInTurn(state)) return [];
  return peopleInTurn(await loadReviewers(transaction), { state }).map(({ name }) => name);
}
