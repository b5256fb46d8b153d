/** Formats a printer accepts: PDF through a driver or IPP, or ZPL. */
export const printerLanguages = ['pdf', 'zpl'] as const;
export type PrinterLanguage = (typeof printerLanguages)[number];
