export {
  buildHistoryEntry,
  buildReviewedLabel,
  buildReviewVersion,
  buildVersionRow,
  HASH,
} from './testing/review-builders';
export { reviewHandlers, type ReviewHouse, type ReviewWrite } from './testing/review-handlers';
