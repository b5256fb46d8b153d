export { StandardLabelsPage } from './ui/standard-labels-page';
