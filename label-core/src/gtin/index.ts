/** Rules of article numbers without any code for drawing labels, small enough for every screen. */
export { checkDigit, withCheckDigit } from './check-digit.ts';
export { gtinReason, gtinRule, gtinValueFault } from './gtin-reason.ts';
export {
  articleIdentity,
  isGtinFault,
  isGtinKey,
  readGtin,
  toGtin14,
  upcAsEan13,
  type Gtin,
  type GtinFault,
} from './gtin.ts';
export { gtinsMeantBy, upcEAsGtin14 } from './upc-e.ts';
