import type { GtinLength } from '../gtin/gtin.ts';
import type { Symbology } from './template-schema.ts';

/** The symbologies that hold one GTIN and nothing else, with their digits. */
export const gtinSymbologies = { ean13: 13, ean8: 8, upca: 12, itf14: 14 } as const satisfies Partial<
  Record<Symbology, GtinLength>
>;

/** The digits of a symbology that holds one GTIN; undefined for every other one. */
export const gtinLengthOf = (symbology: Symbology): GtinLength | undefined =>
  (gtinSymbologies as Partial<Record<Symbology, GtinLength>>)[symbology];
