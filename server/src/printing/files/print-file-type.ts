import type { PrinterLanguage } from '../../foundation/values/printer-languages.ts';

/** Media type of a file by the language of the printer. */
export const contentTypeOf: Readonly<Record<PrinterLanguage, string>> = {
  pdf: 'application/pdf',
  zpl: 'application/zpl',
};
