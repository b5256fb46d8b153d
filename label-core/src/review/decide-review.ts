import { reviewTable, type ReviewAction, type ReviewRole, type ReviewState } from './review-table.ts';

/** Reason why a person cannot take a step now. */
export type ReviewRefusal = 'not-in-this-state' | 'role-missing' | 'own-version';

export interface ReviewedVersion {
  readonly state: ReviewState;
  /** Whether the requesting person uploaded the file of this version. */
  readonly isOwn: boolean;
  /** Whether the organisation lets nobody decide in favour of their own version, not even Master. */
  readonly bindsMaster?: boolean;
}

export type ReviewDecision = { readonly next: ReviewState } | { readonly refusal: ReviewRefusal };

/** Returns the next state after an action, or why this person cannot take it. App and server both use this rule. */
export function decideReview(
  { state, isOwn, bindsMaster = false }: ReviewedVersion,
  roles: readonly ReviewRole[],
  action: ReviewAction,
): ReviewDecision {
  const step = reviewTable[state][action];
  if (!step) return { refusal: 'not-in-this-state' };
  const isMaster = roles.includes('Master');
  if (!isMaster && !step.roles.some((role) => roles.includes(role))) return { refusal: 'role-missing' };
  if (step.isDecision && isOwn && (!isMaster || bindsMaster)) return { refusal: 'own-version' };
  return { next: step.next };
}

/** Returns whether this person can take the step now. */
export const canReview = (
  version: ReviewedVersion,
  roles: readonly ReviewRole[],
  action: ReviewAction,
): boolean => 'next' in decideReview(version, roles, action);

/** Returns the role, besides Master, that can advance a version; undefined when no step is pending. */
export function roleInTurn(state: ReviewState): ReviewRole | undefined {
  const { 'set-ready': ready, approve, publish } = reviewTable[state];
  return (ready ?? approve ?? publish)?.roles[0];
}

/** Returns whether a version still has a pending step; a label has at most one such version. */
export const isOpenState = (state: ReviewState): boolean => roleInTurn(state) !== undefined;
