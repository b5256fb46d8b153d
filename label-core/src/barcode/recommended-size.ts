import { sentences } from './sentences/index.ts';
import { isDigitalLink } from '../template/gs1-symbologies.ts';
import { isMatrix } from '../template/matrix-symbologies.ts';
import type { Sentence } from '../sentence/index.ts';
import type { Symbology } from '../template/template-schema.ts';
import { linkModuleMm } from './symbol-sizes.ts';
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

/** A link to an article in a code for any text. */
const digitalLink = /^https?:\/\/\S+\/01\/\d{8,14}(?:\D|$)/i;

/** Identifiers of transport units and their content; (4nn) are about their destination. */
const transportIdentifier = /^(?:00|02|37|4\d\d)$/;

/** Returns the smallest module width at which, according to the standards, every scanner reads a code. */
export function askedModule(symbology: Symbology, value: BarcodeValue): AskedLength {
  if (isForDistribution(symbology, value)) return asked(distribution.moduleMm, askedWidth.distribution);
  if (isDigitalLink(symbology) || (symbology === 'qrcode' && digitalLink.test(value.text))) {
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
  upce: 69.24,
  ean8: 55.24,
};

/** Height of a GS1 DataBar Expanded in modules (GS1 General Specifications, table 1). */
const dataBarHeightModules = 34;

const nominalRetailModuleMm = 0.33;

/** Smallest share of the recommended height of bars; below half of it scanners begin to miss them. */
const lowestBarShare = 0.5;

/** Half a thousandth of a millimetre, for rounding errors. */
const toleranceMm = 0.0005;

/** Returns whether a length is less than another by more than a rounding error, in mm. */
export const isBelow = (one: number, other: number): boolean => one < other - toleranceMm;

export interface PrintedCode extends PrintedSymbol {
  readonly symbology: Symbology;
  readonly value: BarcodeValue;
  /** Height of the bars; undefined for a matrix. */
  readonly barHeightMm?: number | undefined;
}

/** A recommendation that a printed code does not meet, with what it has. */
export type Shortfall =
  | { readonly kind: 'module'; readonly mm: number; readonly asked: AskedLength }
  | { readonly kind: 'bars'; readonly mm: number; readonly asked: number };

/** Returns the recommendations of the standards that a printed code does not meet, so that scanners may miss it. */
export function shortfallsOf(code: PrintedCode): readonly Shortfall[] {
  const { symbology, value, moduleMm, barHeightMm = Infinity } = code;
  const module = askedModule(symbology, value);
  const bars = askedBarHeight(symbology, value, code) ?? 0;
  const found: Shortfall[] = [];
  if (isBelow(moduleMm, module.mm)) found.push({ kind: 'module', mm: moduleMm, asked: module });
  if (isBelow(barHeightMm, lowestBarShare * bars)) found.push({ kind: 'bars', mm: barHeightMm, asked: bars });
  return found;
}

/** Smallest module of 2D codes for tills and phones (GS1 General Specifications, table 1, addendum for 2D codes). */
const nominalMatrixModuleMm = 0.375;
/** 10 mil: what wedge scanners are sold to read at arm's length. */
const nominalHandModuleMm = 0.254;

/**
 * Returns the module width of a code as its standard draws it: it is read from further away and by worn scanners too. For
 * symbologies without a nominal size it is one that all scanners read at arm's length.
 */
export function nominalModuleMm(symbology: Symbology, value: BarcodeValue): number {
  if (isForDistribution(symbology, value)) return distribution.moduleMm;
  if (retailHeightModules[symbology] !== undefined || symbology === 'databarexpanded') {
    return nominalRetailModuleMm;
  }
  return isMatrix(symbology) ? nominalMatrixModuleMm : nominalHandModuleMm;
}

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
  if (symbology === 'databarexpanded') return dataBarHeightModules * moduleMm;
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
