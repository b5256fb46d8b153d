export {
  buildHistoryEntry,
  buildReviewedLabel,
  buildReviewVersion,
  buildVersionRow,
  HASH,
} from './testing/review-builders';
export { reviewHandlers, type ReviewFacts } from './testing/review-handlers';
