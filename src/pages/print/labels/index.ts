export { PrintLabelsPage } from './ui/print-labels-page';
