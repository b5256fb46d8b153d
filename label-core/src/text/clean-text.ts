/** Joiners, marks of order and variation selectors: they shape nothing on a label and have no glyph. */
const invisible = /\p{Join_Control}|\u2060|\ufeff|\p{Variation_Selector}/gu;

/** Brings a value into the form it is set in: composed letters, `\n` between lines, plain spaces for tabs. */
export function cleanText(value: string): string {
  return value
    .normalize('NFC')
    .replace(/\r\n?|[\v\f\u0085\u2028\u2029]/gu, '\n')
    .replace(/\t/gu, ' ')
    .replace(invisible, '');
}
