import { toGtin14 } from './gtin.ts';

/**
 * The forms of a GTIN-12 that UPC-E can carry, and the six digits that stand for them. A GTIN-12 has exactly one.
 * Source: GS1 General Specifications, 5.2.2.4.
 */
const forms: readonly { readonly long: RegExp; readonly short: string }[] = [
  { long: /^0(\d\d)([0-2])0000(\d{3})$/, short: '$1$3$2' },
  { long: /^0(\d\d[3-9])00000(\d\d)$/, short: '$1$23' },
  { long: /^0(\d{3}[1-9])00000(\d)$/, short: '$1$24' },
  { long: /^0(\d{4}[1-9])0000([5-9])$/, short: '$1$2' },
];

/** By the last of the six digits, how the other five become the eleven digits in front of the check digit. */
const restorations: readonly { readonly short: RegExp; readonly long: string }[] = [
  { short: /^(\d\d)(\d{3})([0-2])$/, long: '0$1$30000$2' },
  { short: /^(\d{3})(\d\d)3$/, long: '0$100000$2' },
  { short: /^(\d{4})(\d)4$/, long: '0$100000$2' },
  { short: /^(\d{5})([5-9])$/, long: '0$10000$2' },
];

const numberSystem = '0';
const ownDigits = 6;

/**
 * Returns a GTIN-12 as it is written below a UPC-E: 0, six digits, check digit. Undefined when it has not the zeros that
 * UPC-E leaves out.
 */
export function zerosLeftOut(gtin12: string): string | undefined {
  const body = gtin12.slice(0, -1);
  const form = forms.find(({ long }) => long.test(body));
  return form && numberSystem + body.replace(form.long, form.short) + gtin12.slice(-1);
}

/**
 * Returns the digits of a GTIN-12 for those below a UPC-E, 0 and six digits, followed by the check digit where there is
 * one. Every other text is returned unchanged.
 */
export function zerosRestored(text: string): string {
  if (!/^0\d{6,7}$/.test(text)) return text;
  const own = text.slice(1, 1 + ownDigits);
  const form = restorations.find(({ short }) => short.test(own));
  return form ? own.replace(form.short, form.long) + text.slice(1 + ownDigits) : text;
}

/**
 * Returns the fourteen digits of the article of a UPC-E that was sent as the eight digits below it; undefined for every other text.
 * Some scanners send it so, others as UPC-A or EAN-13.
 */
export function upcEAsGtin14(text: string): string | undefined {
  const whole = /^\d{8}$/.test(text) ? zerosRestored(text) : text;
  return whole === text ? undefined : toGtin14(whole);
}

/**
 * Returns the fourteen digits of the articles that a scanned or typed number may mean, in the order in which they are looked up. Eight
 * digits may be those of a GTIN-8 and those below a UPC-E; that of an EAN-8 comes first, because it says all its digits.
 */
export function gtinsMeantBy(text: string): readonly string[] {
  const number = text.trim();
  return [toGtin14(number), upcEAsGtin14(number)].filter((gtin) => gtin !== undefined);
}
