export { printerQueries } from './api/printer-queries';
export { DEFAULT_DPI, type Printer } from './api/printer-schema';
export { defaultPrinter, printerName, type PrinterPreference } from './model/default-printer';
