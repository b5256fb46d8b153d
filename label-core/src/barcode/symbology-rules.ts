import { sentences } from './sentences/index.ts';
import { gtinSymbologies } from '../template/gtin-symbologies.ts';
import type { Symbology } from '../template/template-schema.ts';
import { anyText, characters, gtinOn, gs1Elements, type ValueRule } from './value-rules.ts';

const { barcodeRule } = sentences;

/** Requirements of a symbology's standard for its value and its print. */
export interface SymbologyRule {
  /** Common name of the symbology. */
  readonly title: string;
  readonly readValue: ValueRule;
  /** Quiet zone in modules: left and right of a linear symbol, on all sides of a matrix. */
  readonly quiet: { readonly left: number; readonly right: number; readonly vertical: number };
  /** Smallest module width that scanners must be able to read. */
  readonly minModuleMm: number;
  /** Below this module width the code is printed, but worn scanners and print heads make it hard to read. */
  readonly goodModuleMm: number;
  /** Whether the value is printed below the symbol when the template does not specify it. */
  readonly hasTextByDefault: boolean;
}

const sides = (modules: number): SymbologyRule['quiet'] => ({ left: modules, right: modules, vertical: 0 });
const allRound = (modules: number): SymbologyRule['quiet'] => ({
  left: modules,
  right: modules,
  vertical: modules,
});

/**
 * Quiet zones of the standards. Retail symbols may shrink to 75 % (0.25 mm), which is two dots at 203 dpi; the others to
 * two dots at 300 dpi (0.169 mm), while codes read by phones stay at 0.25 mm. Good module widths: retailers require 80 %
 * of a retail symbol, GS1 0.25 mm for bars and 0.254 mm for a matrix, the other symbologies are designed for 7.5 mil and
 * more; sizes that depend on the value are in recommended-size.ts.
 */
export const symbologyRules: Readonly<Record<Symbology, SymbologyRule>> = {
  ean13: {
    title: 'EAN-13',
    readValue: gtinOn(gtinSymbologies.ean13),
    quiet: { left: 11, right: 7, vertical: 0 },
    minModuleMm: 0.25,
    goodModuleMm: 0.264,
    hasTextByDefault: true,
  },
  ean8: {
    title: 'EAN-8',
    readValue: gtinOn(gtinSymbologies.ean8),
    quiet: sides(7),
    minModuleMm: 0.25,
    goodModuleMm: 0.264,
    hasTextByDefault: true,
  },
  upca: {
    title: 'UPC-A',
    readValue: gtinOn(gtinSymbologies.upca),
    quiet: sides(9),
    minModuleMm: 0.25,
    goodModuleMm: 0.264,
    hasTextByDefault: true,
  },
  code128: {
    title: 'Code 128',
    readValue: characters(/^[\x20-\x7e]$/, barcodeRule.asciiText, 120),
    quiet: sides(10),
    minModuleMm: 0.165,
    goodModuleMm: 0.19,
    hasTextByDefault: true,
  },
  'gs1-128': {
    title: 'GS1-128',
    readValue: gs1Elements(120),
    quiet: sides(10),
    minModuleMm: 0.165,
    goodModuleMm: 0.25,
    hasTextByDefault: true,
  },
  itf14: {
    title: 'ITF-14',
    readValue: gtinOn(gtinSymbologies.itf14),
    quiet: sides(10),
    minModuleMm: 0.25,
    goodModuleMm: 0.25,
    hasTextByDefault: true,
  },
  code39: {
    title: 'Code 39',
    readValue: characters(/^[0-9A-Z \-.$/+%]$/, barcodeRule.code39, 80),
    quiet: sides(10),
    minModuleMm: 0.165,
    goodModuleMm: 0.19,
    hasTextByDefault: true,
  },
  qrcode: {
    title: 'QR code',
    readValue: anyText(2900),
    quiet: allRound(4),
    minModuleMm: 0.25,
    goodModuleMm: 0.25,
    hasTextByDefault: false,
  },
  datamatrix: {
    title: 'Data Matrix',
    readValue: characters(/^[\0-\x7f]$/, barcodeRule.asciiOnly, 2335),
    quiet: allRound(1),
    minModuleMm: 0.25,
    goodModuleMm: 0.25,
    hasTextByDefault: false,
  },
  gs1datamatrix: {
    title: 'GS1 DataMatrix',
    readValue: gs1Elements(2335),
    quiet: allRound(1),
    minModuleMm: 0.25,
    goodModuleMm: 0.254,
    hasTextByDefault: false,
  },
};
