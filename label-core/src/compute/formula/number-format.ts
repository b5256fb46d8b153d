import { dateLanguageOf, type DateLanguage } from '../date/date-names.ts';
import { digitsOf, type Fraction } from './fraction.ts';

/** A space that does not break; the narrow one of French is not in the fonts of all printers. */
const space = '\u00a0';

/** Signs between the groups of three digits. Languages that group with a comma have a decimal point, all others a comma. */
const groupSigns: Readonly<Record<',' | '.' | typeof space, readonly DateLanguage[]>> = {
  ',': ['en', 'ga', 'mt'],
  '.': ['da', 'de', 'el', 'es', 'hr', 'it', 'nl', 'pt', 'ro', 'sl'],
  [space]: ['bg', 'cs', 'et', 'fi', 'fr', 'hu', 'lt', 'lv', 'nb', 'pl', 'sk', 'sv'],
};

/** Groups or none, least digits before the point, decimals that are always written, and those that may be left out. */
const pattern = /^(?<groups>#,##)?#{0,1}(?<whole>0{1,15})(?:\.(?<always>0{0,15})(?<optional>#{0,15}))?$/;

function signsIn(locale: string): { readonly group: string; readonly point: string } {
  const language = dateLanguageOf(locale) ?? 'en';
  const [group = ','] = Object.entries(groupSigns).find(([, list]) => list.includes(language)) ?? [];
  return { group, point: group === ',' ? '.' : ',' };
}

/**
 * Writes a number in a format as `#,##0.00`: `#,##` asks for groups of three digits, each 0 is a digit that is always
 * written, and # after the point one that is left out at the end when it is 0. Halves are rounded away from zero. Signs are those
 * of the language (Unicode CLDR 48), with groups from four digits on in each.
 * @param locale BCP 47 tag; English where its language has no signs here
 * @returns undefined for a text that is no format
 */
export function formatNumber(value: Fraction, format: string, locale = 'en'): string | undefined {
  const groups = pattern.exec(format)?.groups;
  if (!groups) return undefined;
  const least = (groups['always'] ?? '').length;
  const digits = digitsOf(value, least + (groups['optional'] ?? '').length);
  const { group, point } = signsIn(locale);
  const whole = digits.whole.padStart((groups['whole'] ?? '').length, '0');
  const grouped = groups['groups'] === undefined ? whole : inGroups(whole, group);
  const decimals = digits.decimals.slice(0, least) + digits.decimals.slice(least).replace(/0+$/, '');
  return `${digits.isNegative ? '-' : ''}${grouped}${decimals === '' ? '' : point + decimals}`;
}

function inGroups(digits: string, sign: string): string {
  const first = digits.length % 3;
  const groups = first === 0 ? [] : [digits.slice(0, first)];
  for (let start = first; start < digits.length; start += 3) groups.push(digits.slice(start, start + 3));
  return groups.join(sign);
}
