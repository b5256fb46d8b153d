export { ReviewListPage } from './ui/review-list-page';
