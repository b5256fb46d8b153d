export { QuickPrintPage } from './ui/quick-print-page';
