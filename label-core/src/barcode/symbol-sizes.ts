import type { Symbology } from '../template/template-schema.ts';

/** Requirements of a symbology's standard for the size of its print. */
export interface SymbolSizes {
  /** Quiet zone in modules: left and right of a linear symbol, on all sides of a matrix. */
  readonly quiet: { readonly left: number; readonly right: number; readonly vertical: number };
  /** Smallest module width that scanners must be able to read. */
  readonly minModuleMm: number;
  /** Below this module width the code is printed, but worn scanners and print heads make it hard to read. */
  readonly goodModuleMm: number;
}

const sides = (modules: number): SymbolSizes['quiet'] => ({ left: modules, right: modules, vertical: 0 });
const allRound = (modules: number): SymbolSizes['quiet'] => ({
  left: modules,
  right: modules,
  vertical: modules,
});

/**
 * Module width for links, which are read by the cameras of phones and tills (GS1 General Specifications, table 1,
 * addendum for 2D codes).
 */
export const linkModuleMm = 0.375;

/**
 * Quiet zones of the standards. Retail symbols may shrink to 75 % (0.25 mm), which is two dots at 203 dpi; the others to
 * two dots at 300 dpi (0.169 mm), while codes read by phones stay at 0.25 mm. Good module widths: retailers require 80 %
 * of a retail symbol, GS1 0.25 mm for bars and 0.254 mm for a matrix, the other symbologies are designed for 7.5 mil and
 * more; sizes that depend on the value are in recommended-size.ts.
 */
export const symbolSizes: Readonly<Record<Symbology, SymbolSizes>> = {
  ean13: {
    quiet: { left: 11, right: 7, vertical: 0 },
    minModuleMm: 0.25,
    goodModuleMm: 0.264,
  },
  ean8: {
    quiet: sides(7),
    minModuleMm: 0.25,
    goodModuleMm: 0.264,
  },
  upca: {
    quiet: sides(9),
    minModuleMm: 0.25,
    goodModuleMm: 0.264,
  },
  upce: {
    quiet: { left: 9, right: 7, vertical: 0 },
    minModuleMm: 0.25,
    goodModuleMm: 0.264,
  },
  code128: {
    quiet: sides(10),
    minModuleMm: 0.165,
    goodModuleMm: 0.19,
  },
  'gs1-128': {
    quiet: sides(10),
    minModuleMm: 0.165,
    goodModuleMm: 0.25,
  },
  itf14: {
    quiet: sides(10),
    minModuleMm: 0.25,
    goodModuleMm: 0.25,
  },
  code39: {
    quiet: sides(10),
    minModuleMm: 0.165,
    goodModuleMm: 0.19,
  },
  // It needs no quiet zone; one module at each end belongs to its guard patterns and is white.
  databarexpanded: {
    quiet: sides(1),
    minModuleMm: 0.165,
    goodModuleMm: 0.264,
  },
  qrcode: {
    quiet: allRound(4),
    minModuleMm: 0.25,
    goodModuleMm: 0.25,
  },
  gs1qrcode: {
    quiet: allRound(4),
    minModuleMm: 0.25,
    goodModuleMm: 0.254,
  },
  gs1dlqrcode: {
    quiet: allRound(4),
    minModuleMm: 0.25,
    goodModuleMm: linkModuleMm,
  },
  datamatrix: {
    quiet: allRound(1),
    minModuleMm: 0.25,
    goodModuleMm: 0.25,
  },
  gs1datamatrix: {
    quiet: allRound(1),
    minModuleMm: 0.25,
    goodModuleMm: 0.254,
  },
  gs1dldatamatrix: {
    quiet: allRound(1),
    minModuleMm: 0.25,
    goodModuleMm: linkModuleMm,
  },
};
