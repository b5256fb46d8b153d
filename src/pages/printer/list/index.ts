export { PrintersPage } from './ui/printers-page';
