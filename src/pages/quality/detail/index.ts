export { LabelReviewPage } from './ui/label-review-page';
