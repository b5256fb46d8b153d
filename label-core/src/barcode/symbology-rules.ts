import { sentences } from './sentences/index.ts';
import { gtinSymbologies } from '../template/gtin-symbologies.ts';
import type { Symbology } from '../template/template-schema.ts';
import { type SymbolSizes, symbolSizes } from './symbol-sizes.ts';
import {
  anyText,
  characters,
  digitalLink,
  gtinOn,
  gs1Elements,
  onUpcE,
  type ValueRule,
} from './value-rules.ts';

const { barcodeRule } = sentences;

/** Requirements of a symbology's standard for its value and its print. */
export interface SymbologyRule extends SymbolSizes {
  /** Common name of the symbology. */
  readonly title: string;
  readonly readValue: ValueRule;
  /** Whether the value is printed below the symbol when the template does not specify it. */
  readonly hasTextByDefault: boolean;
}

/** The rules of each symbology; sizes that depend on the value are in recommended-size.ts. */
export const symbologyRules: Readonly<Record<Symbology, SymbologyRule>> = {
  ean13: {
    ...symbolSizes.ean13,
    title: 'EAN-13',
    readValue: gtinOn(gtinSymbologies.ean13),
    hasTextByDefault: true,
  },
  ean8: {
    ...symbolSizes.ean8,
    title: 'EAN-8',
    readValue: gtinOn(gtinSymbologies.ean8),
    hasTextByDefault: true,
  },
  upca: {
    ...symbolSizes.upca,
    title: 'UPC-A',
    readValue: gtinOn(gtinSymbologies.upca),
    hasTextByDefault: true,
  },
  upce: {
    ...symbolSizes.upce,
    title: 'UPC-E',
    readValue: onUpcE,
    hasTextByDefault: true,
  },
  code128: {
    ...symbolSizes.code128,
    title: 'Code 128',
    readValue: characters(/^[\x20-\x7e\xa0-\xff]$/, barcodeRule.latinText, 120),
    hasTextByDefault: true,
  },
  'gs1-128': {
    ...symbolSizes['gs1-128'],
    title: 'GS1-128',
    readValue: gs1Elements(120),
    hasTextByDefault: true,
  },
  itf14: {
    ...symbolSizes.itf14,
    title: 'ITF-14',
    readValue: gtinOn(gtinSymbologies.itf14),
    hasTextByDefault: true,
  },
  code39: {
    ...symbolSizes.code39,
    title: 'Code 39',
    readValue: characters(/^[0-9A-Z \-.$/+%]$/, barcodeRule.code39, 80),
    hasTextByDefault: true,
  },
  databarexpanded: {
    ...symbolSizes.databarexpanded,
    title: 'GS1 DataBar Expanded',
    readValue: gs1Elements(120),
    hasTextByDefault: true,
  },
  qrcode: {
    ...symbolSizes.qrcode,
    title: 'QR code',
    readValue: anyText(2900),
    hasTextByDefault: false,
  },
  gs1qrcode: {
    ...symbolSizes.gs1qrcode,
    title: 'GS1 QR code',
    readValue: gs1Elements(2900),
    hasTextByDefault: false,
  },
  gs1dlqrcode: {
    ...symbolSizes.gs1dlqrcode,
    title: 'Digital Link QR code',
    readValue: digitalLink(2900),
    hasTextByDefault: false,
  },
  datamatrix: {
    ...symbolSizes.datamatrix,
    title: 'Data Matrix',
    readValue: anyText(2335),
    hasTextByDefault: false,
  },
  gs1datamatrix: {
    ...symbolSizes.gs1datamatrix,
    title: 'GS1 DataMatrix',
    readValue: gs1Elements(2335),
    hasTextByDefault: false,
  },
  gs1dldatamatrix: {
    ...symbolSizes.gs1dldatamatrix,
    title: 'Digital Link Data Matrix',
    readValue: digitalLink(2335),
    hasTextByDefault: false,
  },
};
