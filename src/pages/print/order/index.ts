export { PrintLabelOrderPage } from './ui/print-label-order-page';
export { PrintOrderPage } from './ui/print-order-page';
