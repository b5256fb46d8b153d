import type { BackTransform, DotType, Resolution, Sides } from './raster-page.ts';
import type { RasterSupport } from './raster-support.ts';

/** How the back of a sheet has to be drawn (PWG 5102.4, `pwg-raster-document-sheet-back`). */
type SheetBack = 'normal' | 'flipped' | 'rotated' | 'manual-tumble';

/** Raster that a printer takes. */
export interface RasterChoice {
  readonly mediaType: 'image/pwg-raster' | 'image/urf';
  readonly dpi: Resolution;
  readonly dots: DotType;
  readonly sheetBack: SheetBack;
}

/** Resolution of a printer that names several and prefers none: that of most label printers which speak IPP. */
const usual: Resolution = { x: 300, y: 300 };

/** Types of dots by their names in IPP, the smallest first. */
const pwgDots: readonly (readonly [string, DotType])[] = [
  ['black_1', 'black_1'],
  ['sgray_8', 'sgray_8'],
  ['srgb_8', 'srgb_8'],
];
const urfDots: readonly (readonly [string, DotType])[] = [
  ['W1', 'white_1'],
  ['W8', 'sgray_8'],
  ['SRGB24', 'srgb_8'],
];
const sheetBacks: readonly SheetBack[] = ['normal', 'flipped', 'rotated', 'manual-tumble'];

/**
 * Returns the raster in which a printer gets the pages of a PDF: PWG raster before URF, the resolution nearest to the one
 * that the printer prefers, and the smallest type of dots that it names. Returns undefined for a printer that takes
 * neither format, or names no resolution or no type of dots that is made here.
 */
export function chooseRaster(support: RasterSupport): RasterChoice | undefined {
  return choosePwg(support) ?? chooseUrf(support);
}

/** Returns how a page on the back of a sheet is drawn, as CUPS draws it (cups/raster-interpret.c). */
export function backTransform(sheetBack: SheetBack, sides: Sides): BackTransform {
  const upright = { crossFeed: 1, feed: 1 } as const;
  const turned = { crossFeed: -1, feed: -1 } as const;
  const isTumble = sides === 'two-sided-short-edge';
  if (sides === 'one-sided' || sheetBack === 'normal') {
    return upright;
  }
  if (sheetBack === 'flipped') {
    return isTumble ? { crossFeed: -1, feed: 1 } : { crossFeed: 1, feed: -1 };
  }
  return (sheetBack === 'manual-tumble') === isTumble ? turned : upright;
}

function choosePwg(support: RasterSupport): RasterChoice | undefined {
  const dpi = nearest(support.pwgResolutions, support.preferred);
  const dots = pwgDots.find(([name]) => support.pwgTypes.includes(name))?.[1];
  if (!support.formats.includes('image/pwg-raster') || dpi === undefined || dots === undefined) {
    return undefined;
  }
  const sheetBack = sheetBacks.find((name) => name === support.pwgSheetBack) ?? 'normal';
  return { mediaType: 'image/pwg-raster', dpi, dots, sheetBack };
}

function chooseUrf({ formats, urf, preferred }: RasterSupport): RasterChoice | undefined {
  const dpi = nearest(urfResolutions(urf), preferred);
  const dots = urfDots.find(([name]) => urf.some((word) => word.split('-')[0] === name))?.[1];
  if (!formats.includes('image/urf') || dpi === undefined || dots === undefined) {
    return undefined;
  }
  const sheetBack = sheetBacks.find((_name, index) => urf.includes(`DM${index + 1}`)) ?? 'normal';
  return { mediaType: 'image/urf', dpi, dots, sheetBack };
}

/** Returns the resolutions of `RS203` or `RS300-600`. */
function urfResolutions(urf: readonly string[]): Resolution[] {
  return urf
    .filter((word) => /^RS\d+(?:-\d+)*$/.test(word))
    .flatMap((word) => word.slice('RS'.length).split('-').map(Number))
    .filter((dpi) => dpi > 0)
    .map((dpi) => ({ x: dpi, y: dpi }));
}

/** Returns the resolution with the least ratio to the preferred one; of two as near, the finer one. */
function nearest(supported: readonly Resolution[], preferred: Resolution = usual): Resolution | undefined {
  const away = ({ x, y }: Resolution) =>
    Math.max(Math.abs(Math.log(x / preferred.x)), Math.abs(Math.log(y / preferred.y)));
  return supported.toSorted((one, other) => away(one) - away(other) || other.x - one.x)[0];
}
