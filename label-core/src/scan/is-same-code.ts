import { zerosRestored } from '../gtin/upc-e.ts';
import { isDigitalLink, isGs1 } from '../template/gs1-symbologies.ts';
import type { Symbology } from '../template/template-schema.ts';

/** What a scanner read from a symbol. */
export interface ScannedCode {
  /** As people read it: GS1 identifiers are in brackets. */
  readonly text: string;
  /** Content of the symbol, a FNC1 as U+001D. */
  readonly bytes: Uint8Array;
}

/** Formats of the reader zxing-wasm for the symbologies of labels. A Code 39 holds plain characters, none in pairs. */
export const scannedFormats = [
  'EAN13',
  'EAN8',
  'UPCA',
  'UPCE',
  'Code128',
  'ITF',
  'Code39Std',
  'DataBarExp',
  'QRCode',
  'DataMatrix',
] as const;

/** Digits of the longest retail symbol. A scanner reads a UPC-A or UPC-E as an EAN-13 that begins with 0. */
const retailDigits = 13;

/**
 * Returns whether a scanner read from a symbol what was encoded.
 * @param value in the notation of its symbology: GS1 identifiers are in brackets
 */
export function isSameCode(symbology: Symbology, value: string, { text, bytes }: ScannedCode): boolean {
  if (text === value) return true;
  if (inRetail.has(symbology)) {
    const whole = symbology === 'upce' ? zerosRestored(value) : value;
    return text.padStart(retailDigits, '0') === whole.padStart(retailDigits, '0');
  }
  // What holds any character is read as text; of the others, a reader may show control characters as signs.
  if (symbology === 'qrcode' || isDigitalLink(symbology)) return false;
  const content = String.fromCodePoint(...bytes);
  // Identifiers that the reader does not know: without brackets and separators it is the same string.
  return isGs1(symbology)
    ? content.replaceAll('\u001d', '') === value.replaceAll(/\((\d{2,4})\)/g, '$1')
    : content === value;
}

const inRetail: ReadonlySet<Symbology> = new Set(['upca', 'upce', 'ean13']);
