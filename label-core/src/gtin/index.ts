/** The numbers of articles, without anything it takes to draw a label: small enough for every screen. */
export { checkDigit, withCheckDigit } from './check-digit.ts';
export {
  articleIdentity,
  gtinRule,
  gtinValueFault,
  isGtinFault,
  isGtinKey,
  readGtin,
  toGtin14,
  upcAsEan13,
  type Gtin,
  type GtinFault,
} from './gtin.ts';
