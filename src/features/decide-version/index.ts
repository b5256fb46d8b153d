export { useCommentDraft, type CommentForm } from './model/use-comment-draft';
export { useDecision, type Decision } from './model/use-decision';
export { ApprovalsSoFar } from './ui/approvals-so-far';
export { DecidedVersions } from './ui/decided-versions';
export { DecisionAnswers } from './ui/decision-answers';
export { DecisionComment, RestoredNote } from './ui/decision-comment';
export { DecisionOutcome } from './ui/decision-outcome';
export { DecisionScreen } from './ui/decision-screen';
