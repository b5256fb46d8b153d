import type { PrinterLanguage } from '../../foundation/values/printer-languages.ts';

/** The media type of a file for a printer. */
export const contentTypeOf: Readonly<Record<PrinterLanguage, string>> = {
  pdf: 'application/pdf',
  zpl: 'application/zpl',
};
