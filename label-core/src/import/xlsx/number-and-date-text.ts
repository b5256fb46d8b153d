/** Formats of a number, as far as they change the text of a cell. */
export type NumberStyle = 'plain' | 'date' | 'time' | 'date-time' | { readonly digits: number };

/** Formats that have only a number and no format code of their own (ECMA-376, 18.8.30). */
const builtIn: Readonly<Record<number, NumberStyle>> = {
  14: 'date',
  15: 'date',
  16: 'date',
  17: 'date',
  18: 'time',
  19: 'time',
  20: 'time',
  21: 'time',
  22: 'date-time',
  45: 'time',
  46: 'time',
  47: 'time',
};

/** @param code format code, if there is one */
export function numberStyle(id: number, code: string | undefined): NumberStyle {
  if (code === undefined) return builtIn[id] ?? 'plain';
  const [shown = ''] = code.replaceAll(/"[^"]*"|\\.|\[[^\]]*\]/g, '').split(';');
  if (/^0{2,}$/.test(shown)) return { digits: shown.length };
  const hasDate = /[yd]/i.test(shown);
  const hasTime = /[hs]/i.test(shown);
  if (hasDate) return hasTime ? 'date-time' : 'date';
  return hasTime ? 'time' : 'plain';
}

const DAY_MS = 86_400_000;
const EPOCH_1900 = Date.UTC(1899, 11, 30);
const EPOCH_1904 = Date.UTC(1904, 0, 1);
/** Significant digits that a spreadsheet keeps. */
const PRECISION = 15;

/** Returns the text of a number: without thousands separators, with its leading zeros, a date as 2026-11-21. */
export function numberText(written: string, style: NumberStyle, is1904: boolean): string {
  const number = Number(written);
  if (written.trim() === '' || !Number.isFinite(number)) return written;
  if (style === 'plain') return plainText(number);
  if (typeof style === 'object') return plainText(Math.round(number)).padStart(style.digits, '0');
  const ms = (is1904 ? EPOCH_1904 : EPOCH_1900) + Math.round(number * DAY_MS);
  // Spreadsheets have no dates after the year 9999.
  if (number < 0 || number > 2_958_466) return plainText(number);
  const [day = '', time = ''] = new Date(ms).toISOString().split('T');
  const clock = time.slice(0, time.startsWith(':00', 5) ? 5 : 8);
  if (style === 'date') return day;
  return style === 'time' ? clock : `${day} ${clock}`;
}

function plainText(number: number): string {
  if (Number.isSafeInteger(number)) return String(number);
  const text = String(Number(number.toPrecision(PRECISION)));
  return Number.isInteger(number) && Math.abs(number) < 1e40 ? BigInt(number).toString() : text;
}
