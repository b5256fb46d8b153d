import { reviewTable, type ReviewAction, type ReviewRole, type ReviewState } from './review-table.ts';

/** Why somebody cannot take a step now. */
export type ReviewRefusal = 'not-in-this-state' | 'role-missing' | 'own-version';

export interface ReviewedVersion {
  readonly state: ReviewState;
  /** Whether the person who asks uploaded its file. */
  readonly isOwn: boolean;
}

export type ReviewDecision = { readonly next: ReviewState } | { readonly refusal: ReviewRefusal };

/** Where an action would lead, or why this person cannot take it: the one rule that app and server ask. */
export function decideReview(
  { state, isOwn }: ReviewedVersion,
  roles: readonly ReviewRole[],
  action: ReviewAction,
): ReviewDecision {
  const step = reviewTable[state][action];
  if (!step) return { refusal: 'not-in-this-state' };
  if (roles.includes('Master')) return { next: step.next };
  if (!step.roles.some((role) => roles.includes(role))) return { refusal: 'role-missing' };
  if (step.isDecision && isOwn) return { refusal: 'own-version' };
  return { next: step.next };
}

/** Whether this person can take the step now. */
export const canReview = (
  version: ReviewedVersion,
  roles: readonly ReviewRole[],
  action: ReviewAction,
): boolean => 'next' in decideReview(version, roles, action);

/** Whose turn it is: the role, besides Master, that takes a version further; undefined where nothing is waited for. */
export function roleInTurn(state: ReviewState): ReviewRole | undefined {
  const { 'set-ready': ready, approve, publish } = reviewTable[state];
  return (ready ?? approve ?? publish)?.roles[0];
}

/** Whether a version is still on its way: a label has at most one such. */
export const isOpenState = (state: ReviewState): boolean => roleInTurn(state) !== undefined;
