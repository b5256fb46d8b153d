import type { PrinterLanguage } from '../printers/printer-schemas.ts';

/** The media type of a file for a printer. */
export const contentTypeOf: Readonly<Record<PrinterLanguage, string>> = {
  pdf: 'application/pdf',
  zpl: 'application/zpl',
};
