/** What a printer understands: PDF through a driver or IPP, or ZPL. */
export const printerLanguages = ['pdf', 'zpl'] as const;
export type PrinterLanguage = (typeof printerLanguages)[number];
