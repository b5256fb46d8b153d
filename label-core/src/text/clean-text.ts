/** Joiners, byte order marks and variation selectors, which have no glyph and no effect on a label. */
const invisible = /\p{Join_Control}|\u2060|\ufeff|\p{Variation_Selector}/gu;

/** Normalises a value for typesetting: composed letters, `\n` between lines, spaces instead of tabs. */
export function cleanText(value: string): string {
  return value
    .normalize('NFC')
    .replace(/\r\n?|[\v\f\u0085\u2028\u2029]/gu, '\n')
    .replace(/\t/gu, ' ')
    .replace(invisible, '');
}
