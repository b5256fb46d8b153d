import type { Symbology } from '../template/template-schema.ts';

/** A text as an encoder takes it. */
export interface EncodedText {
  readonly text: string;
  /** Characters are bytes of ISO/IEC 8859-1; otherwise they become those of UTF-8. */
  readonly binarytext?: true;
  /** `^ECI` and `^^` in the text are read. */
  readonly parsefnc?: true;
  /** The second encoder of Code 128: the first one takes `¶±·¸` for digits in pairs, where FNC 4 says nothing. */
  readonly newencoder?: true;
}

const ascii = /^[\0-\x7f]*$/;
/** Without the control characters U+0080 to U+009F, in whose place readers see signs of Windows. */
const latin1 = /^[\0-\x7f\xa0-\xff]*$/;

/**
 * Returns a text so that readers return the same characters. Code 128 writes ISO/IEC 8859-1 by FNC 4 (ISO/IEC
 * 15417). Data Matrix says by an ECI what its bytes mean (ISO/IEC 16022): without one they are ISO/IEC 8859-1 too,
 * but readers guess, and take `ÄÖ` for two katakana. QR codes hold UTF-8, which readers take them for.
 */
export function encodedText(symbology: Symbology, text: string): EncodedText {
  if (ascii.test(text)) return { text };
  if (symbology === 'code128') return { text, binarytext: true, newencoder: true };
  if (symbology !== 'datamatrix') return { text };
  return latin1.test(text)
    ? { text: withInterpretation('000003', text), binarytext: true, parsefnc: true }
    : { text: withInterpretation('000026', text), parsefnc: true };
}

const withInterpretation = (number: string, text: string): string =>
  `^ECI${number}${text.replaceAll('^', '^^')}`;
