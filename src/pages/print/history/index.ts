export { PrintHistoryPage } from './ui/print-history-page';
