import type { GtinLength } from '../gtin/gtin.ts';
import type { Symbology } from './template-schema.ts';

/** Symbologies that contain exactly one GTIN, with their number of digits; a UPC-E is scanned as a UPC-A. */
export const gtinSymbologies = {
  ean13: 13,
  ean8: 8,
  upca: 12,
  upce: 12,
  itf14: 14,
} as const satisfies Partial<Record<Symbology, GtinLength>>;

/** Returns the number of digits of a symbology that contains one GTIN; undefined for every other symbology. */
export const gtinLengthOf = (symbology: Symbology): GtinLength | undefined =>
  (gtinSymbologies as Partial<Record<Symbology, GtinLength>>)[symbology];
