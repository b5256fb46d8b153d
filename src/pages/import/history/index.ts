export { ImportHistoryPage } from './ui/import-history-page';
