import { checkDigit } from '../barcode/check-digit.ts';

/** A UPC-A is an EAN-13 that begins with 0; programs for spreadsheets like to drop that digit. */
export const wholeGtin = (code: string) => (/^\d{12}$/.test(code) ? `0${code}` : code);

/** What is wrong with the number of an article (GTIN-8, 12, 13 or 14) with its check digit. */
export function gtinFault(code: string): 'not-a-gtin' | 'check-digit' | undefined {
  const whole = wholeGtin(code);
  if (!/^(?:\d{8}|\d{13}|\d{14})$/.test(whole)) return 'not-a-gtin';
  return checkDigit(whole.slice(0, -1)) === whole.at(-1) ? undefined : 'check-digit';
}
