export { StandardLabelPage } from './ui/standard-label-page';
