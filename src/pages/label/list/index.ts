export { LabelsPage } from './ui/labels-page';
