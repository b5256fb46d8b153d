export { ImportDataPage } from './ui/import-data-page';
