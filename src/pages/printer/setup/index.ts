export { AddPrinterPage } from './ui/add-printer-page';
export { EditPrinterPage } from './ui/edit-printer-page';
