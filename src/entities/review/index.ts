export { reviewQueries } from './api/review-queries';
export type { PendingVersion } from './api/pending-version-schema';
export {
  decisionAnswerSchema,
  stateAnswerSchema,
  uploadedVersionSchema,
  type DecisionAnswer,
  type UploadedVersion,
} from './api/review-answer-schema';
export type { HistoryEntry, ReviewSettings } from './api/review-history-schema';
export {
  reviewVersionSchema,
  type Approval,
  type ReviewVersion,
  type SeenRegion,
  type TestDataRow,
  versionNumber,
} from './api/review-version-schema';
export type { LabelVersions, ReviewedLabel, VersionRow } from './api/version-row-schema';
export { canTake, refusalOf, refusalSentence } from './model/decide-version';
export {
  designPath,
  previewPath,
  replacePath,
  reviewStateOf,
  reviewStep,
  type ReviewStep,
} from './model/review-step';
export { pdfOf } from './model/pdf-of';
export { reviewStepName } from './model/review-step-name';
export { actionInTurn, isMyTurn, mayUpload, formatWaitsFor } from './model/waits-for';
export { PendingVersions } from './ui/pending-versions';
export { ReviewSteps } from './ui/review-steps';
export { VersionHash } from './ui/version-hash';
