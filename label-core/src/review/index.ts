export {
  reviewActions,
  reviewRoles,
  reviewStates,
  reviewTable,
  type ReviewAction,
  type ReviewRole,
  type ReviewState,
} from './review-table.ts';
export {
  canReview,
  decideReview,
  isOpenState,
  roleInTurn,
  type ReviewDecision,
  type ReviewedVersion,
  type ReviewRefusal,
} from './decide-review.ts';
