import { sentences } from './sentences/index.ts';
import type { Sentence } from '../sentence/index.ts';
import type { Symbology } from '../template/template-schema.ts';
import { symbologyRules } from './symbology-rules.ts';
import type { BarcodeValue } from './value-rules.ts';

const { askedWidth } = sentences;

/** A length that a code should have, and who asks for it, as the end of a sentence. */
export interface AskedLength {
  readonly mm: number;
  readonly reason: Sentence;
}

/** What general distribution asks: scanners above conveyors read from afar (GS1 General Specifications, tables 2 and 4). */
const distribution = {
  moduleMm: 0.495,
  barHeightMm: 31.75,
} as const;

/** Links are read by the cameras of telephones and tills (GS1 General Specifications, table 1, addendum for 2D codes). */
const linkModuleMm = 0.375;
const digitalLink = /^https?:\/\/\S+\/01\/\d{8,14}(?:\D|$)/i;

/** Units of transport and what they contain; (4nn) is about where they go. */
const transportIdentifier = /^(?:00|02|37|4\d\d)$/;

/** The module width from which on the standards expect every scanner to read a code. */
export function askedModule(symbology: Symbology, value: BarcodeValue): AskedLength {
  if (isForDistribution(symbology, value)) return asked(distribution.moduleMm, askedWidth.distribution);
  if (symbology === 'qrcode' && digitalLink.test(value.text)) {
    return asked(linkModuleMm, askedWidth.link);
  }
  return asked(symbologyRules[symbology].goodModuleMm, askedWidth.everyScanner);
}

const asked = (mm: number, by: (values: { readonly mm: number }) => Sentence): AskedLength => ({
  mm,
  reason: by({ mm }),
});

/**
 * Bars of the retail codes are this many modules high (GS1 General Specifications, table 1: 22.85 mm and 18.23 mm at
 * 0.33 mm). Codes that are larger than that may keep this height: a scanner meets no fewer of their bars.
 */
const retailHeightModules: Readonly<Partial<Record<Symbology, number>>> = {
  ean13: 69.24,
  upca: 69.24,
  ean8: 55.24,
};

const nominalRetailModuleMm = 0.33;

interface PrintedSymbol {
  readonly moduleMm: number;
  /** The symbol with its quiet zones. */
  readonly widthMm: number;
}

/**
 * The height that bars should have: for retail and distribution as GS1 has it, for others what ISO/IEC 15417 and 16388
 * ask where codes are scanned by hand: 5 mm, or 15 % of the width. Undefined for a matrix.
 */
export function askedBarHeight(
  symbology: Symbology,
  value: BarcodeValue,
  { moduleMm, widthMm }: PrintedSymbol,
): number | undefined {
  const retailModules = retailHeightModules[symbology];
  if (retailModules !== undefined) return retailModules * Math.min(moduleMm, nominalRetailModuleMm);
  if (isForDistribution(symbology, value)) return distribution.barHeightMm;
  if (symbology === 'gs1-128') return 12.7;
  if (symbology === 'code128' || symbology === 'code39') return Math.max(5, 0.15 * widthMm);
  return undefined;
}

/** The most that a GS1-128 may hold and measure (GS1 General Specifications 5.4.4.3). */
export const gs1LineLimits = { characters: 48, widthMm: 165.1 } as const;

/** An ITF-14 stands on cartons; a GS1-128 may stand anywhere, and says what it is about. */
const isForDistribution = (symbology: Symbology, { elements = [] }: BarcodeValue): boolean =>
  symbology === 'itf14' ||
  (symbology === 'gs1-128' && elements.some(({ identifier }) => transportIdentifier.test(identifier)));
