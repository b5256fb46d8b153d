import { dotMm } from '../../scene/length.ts';
import type { Scene, SceneNode } from '../../scene/scene.ts';
import { glyphContours } from '../../raster/glyph-contours.ts';
import type { RasterOptions } from '../../raster/rasterise-scene.ts';
import type { DifferenceMask } from '../scene-comparison.ts';
import type { ChangedPart, ElementChange } from '../scene/element-change.ts';
import { boxAround, boxOfPoints } from '../scene/node-box.ts';
import type { DifferenceRuns } from './difference-runs.ts';
import { hasUndecodedPicture, ownDifference, type OwnDifference, type Versions } from './own-difference.ts';
import type { Box } from '../../scene/frame.ts';

/** A changed part and the runs of differing dots that it caused. */
export interface TouchingPart {
  readonly change: ElementChange;
  readonly runs: readonly number[];
  /** Box that the region must contain in addition to these runs, in millimetres. */
  readonly ink: Box | undefined;
}

/** Marks the whole frame of a replaced picture as different when it cannot be decoded. */
export function markUnknownPictures(
  mask: DifferenceMask,
  changes: readonly ElementChange[],
  versions: Versions,
  options: RasterOptions,
): void {
  for (const part of changes.flatMap(({ parts }) => parts)) {
    if (!hasUndecodedPicture(part, options)) continue;
    const own = ownDifference(part, versions, sizeOf(mask), options);
    for (let y = own.top; y < own.top + own.height; y += 1) {
      for (let x = own.left; x < own.left + own.width; x += 1) {
        const at = y * mask.widthPx + x;
        if (mask.data[at] === 0 && own.differsAt(x, y)) mask.data[at] = 2;
      }
    }
  }
}

/**
 * Determines which differing runs each part of a change caused. Parts without a visible effect caused none and are left
 * out.
 */
export function touchingParts(
  found: DifferenceRuns,
  mask: DifferenceMask,
  change: ElementChange,
  versions: Versions,
  options: RasterOptions,
): readonly TouchingPart[] {
  return change.parts
    .map((part) => ({
      change,
      runs: touchedBy(ownDifference(part, versions, sizeOf(mask), options), found),
      ink: part.isShownWhole ? inkOfPart(part, versions) : undefined,
    }))
    .filter(({ runs }) => runs.length > 0);
}

const sizeOf = ({ widthPx: width, heightPx: height }: DifferenceMask) => ({ width, height });

function touchedBy(own: OwnDifference, { runs, rowStarts }: DifferenceRuns): readonly number[] {
  const touched: number[] = [];
  for (let row = own.top; row < own.top + own.height; row += 1) {
    const end = rowStarts[row + 1] ?? 0;
    for (let number = rowStarts[row] ?? 0; number < end; number += 1) {
      const run = runs[number];
      if (!run) continue;
      const last = Math.min(run.last, own.left + own.width - 1);
      for (let x = Math.max(run.first, own.left); x <= last; x += 1) {
        if (!own.differsAt(x, row)) continue;
        touched.push(number);
        break;
      }
    }
  }
  return touched;
}

/** Returns the box of the glyph outlines themselves. */
function inkOfPart({ before, after }: ChangedPart, versions: Versions): Box {
  return boxAround([...letterBoxes(before, versions.before), ...letterBoxes(after, versions.after)]);
}

/** Resolution of the outlines, fine enough for boxes exact to a hundredth of a millimetre. */
const fineDotsPerMm = 20;

function letterBoxes(nodes: readonly SceneNode[], { fonts }: Scene): readonly Box[] {
  return nodes
    .filter((node) => node.kind === 'glyphs')
    .flatMap((run) => run.glyphs.flatMap((glyph) => glyphContours(run, glyph, fonts, fineDotsPerMm)))
    .filter(({ length }) => length > 0)
    .map((contour) => boxOfPoints(contour.map((dots) => dots / fineDotsPerMm)));
}

/** Returns the joining distance in whole dots. */
export const dotsOf = (mm: number, dpi: number): number => Math.max(1, Math.round(mm / dotMm(dpi)));
