/** Reading GS1 element strings, without anything it takes to draw a label: small enough for every screen that scans. */
export { checkDigit, withCheckDigit } from './gtin/check-digit.ts';
export {
  articleIdentity,
  gtinRule,
  isGtinFault,
  isGtinKey,
  readGtin,
  toGtin14,
  upcAsEan13,
  type Gtin,
  type GtinFault,
} from './gtin/gtin.ts';
export { readGs1Elements, type Gs1Element } from './barcode/gs1-elements.ts';
export { isRefusal } from './barcode/refusal.ts';
