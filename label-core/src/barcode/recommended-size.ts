import { sentences } from './sentences/index.ts';
import type { Sentence } from '../sentence/index.ts';
import type { Symbology } from '../template/template-schema.ts';
import { symbologyRules } from './symbology-rules.ts';
import type { BarcodeValue } from './value-rules.ts';

const { askedWidth } = sentences;

/** A recommended length for a code, with its source as the end of a sentence. */
export interface AskedLength {
  readonly mm: number;
  readonly reason: Sentence;
}

/**
 * Requirements of general distribution, where conveyor scanners read from a distance (GS1 General Specifications, tables
 * 2 and 4).
 */
const distribution = {
  moduleMm: 0.495,
  barHeightMm: 31.75,
} as const;

/**
 * Module width for links, which are read by the cameras of phones and tills (GS1 General Specifications, table 1,
 * addendum for 2D codes).
 */
const linkModuleMm = 0.375;
const digitalLink = /^https?:\/\/\S+\/01\/\d{8,14}(?:\D|$)/i;

/** Identifiers of transport units and their content; (4nn) are about their destination. */
const transportIdentifier = /^(?:00|02|37|4\d\d)$/;

/** Returns the smallest module width at which, according to the standards, every scanner reads a code. */
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
 * Bar heights of retail codes in modules (GS1 General Specifications, table 1: 22.85 mm and 18.23 mm at 0.33 mm). Codes
 * larger than that may keep this height, because a scanning beam still crosses as many of their bars.
 */
const retailHeightModules: Readonly<Partial<Record<Symbology, number>>> = {
  ean13: 69.24,
  upca: 69.24,
  ean8: 55.24,
};

const nominalRetailModuleMm = 0.33;

interface PrintedSymbol {
  readonly moduleMm: number;
  /** Width of the symbol with its quiet zones. */
  readonly widthMm: number;
}

/**
 * Returns the recommended height of bars: for retail and distribution that of GS1, for others that of ISO/IEC 15417 and
 * 16388 for codes scanned by hand, 5 mm or 15 % of the width. Undefined for a matrix.
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

/** Limits of a GS1-128 (GS1 General Specifications 5.4.4.3). */
export const gs1LineLimits = { characters: 48, widthMm: 165.1 } as const;

/**
 * Returns whether a code is for general distribution. An ITF-14 is used on cartons; for a GS1-128, used everywhere, the
 * identifiers decide.
 */
const isForDistribution = (symbology: Symbology, { elements = [] }: BarcodeValue): boolean =>
  symbology === 'itf14' ||
  (symbology === 'gs1-128' && elements.some(({ identifier }) => transportIdentifier.test(identifier)));
