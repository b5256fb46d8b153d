export { PrintLabelPage } from './ui/print-label-page';
