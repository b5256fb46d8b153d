import { dotMm } from '../scene/length.ts';
import type { Scene } from '../scene/scene.ts';
import { differenceMask } from './difference/difference-mask.ts';
import { differenceRuns } from './difference/difference-runs.ts';
import { regionsOf } from './difference/regions.ts';
import { markUnknownPictures, touchingParts, type TouchingPart } from './difference/touched-runs.ts';
import { rasteriseScene, rasterSize } from '../raster/rasterise-scene.ts';
import { elementChanges } from './scene/element-change.ts';
import type { CompareOptions, DifferenceMask, SceneComparison } from './scene-comparison.ts';

const defaultDpi = 300;
/** Highest resolution of a comparison; finer dots show nothing that a person or a scanner could see. */
const mostDpi = 600;
/**
 * Most dots of a comparison. A larger label (from about 300 × 285 mm at 300 dpi) is compared in coarser dots; any browser
 * can hold several grids of this size.
 */
export const mostDots = 12_000_000;
/** Sizes that differ by less than this count as equal. */
const sameSizeMm = 0.01;

/**
 * Compares the print of two versions of a label. Both are aligned at their top left corners; the part of one that extends
 * beyond the edge of the other differs as well. Without a version before there is nothing to compare, so there are no
 * regions.
 */
export function compareScenes(
  before: Scene | undefined,
  after: Scene,
  options: CompareOptions = {},
): SceneComparison {
  const steps = comparisonSteps(before, after, options);
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

/** Runs the same comparison in steps of a few milliseconds each, for a caller that has other work to do in between. */
export function* comparisonSteps(
  before: Scene | undefined,
  after: Scene,
  { decodeImage, dpi: wanted = defaultDpi }: CompareOptions = {},
): Generator<undefined, SceneComparison> {
  const dpi = comparedDpi(before ?? after, after, wanted);
  if (!before) return { regions: [], isSameSize: true, mask: emptyMask(after, dpi) };
  const raster = { dpi, decodeImage };
  const versions = { before, after };
  const was = rasteriseScene(before, raster);
  yield;
  const is = rasteriseScene(after, raster);
  yield;
  const mask = differenceMask(was, is, dpi);
  yield;
  const changes = elementChanges(before, after);
  yield;
  markUnknownPictures(mask, changes, versions, raster);
  const runs = differenceRuns(mask);
  const parts: TouchingPart[] = [];
  for (const change of changes) {
    yield;
    parts.push(...touchingParts(runs, mask, change, versions, raster));
  }
  yield;
  return { regions: regionsOf({ runs, parts, mask }), isSameSize: isSameSize(before, after), mask };
}

const isSameSize = (one: Scene, other: Scene): boolean =>
  Math.abs(one.widthMm - other.widthMm) < sameSizeMm && Math.abs(one.heightMm - other.heightMm) < sameSizeMm;

function emptyMask(scene: Scene, dpi: number): DifferenceMask {
  const { width: widthPx, height: heightPx } = rasterSize(scene, dpi);
  return { widthPx, heightPx, dpi, data: new Uint8Array(widthPx * heightPx) };
}

function comparedDpi(one: Scene, other: Scene, wanted: number): number {
  const dpi = Math.min(mostDpi, wanted);
  const widthMm = Math.max(one.widthMm, other.widthMm);
  const heightMm = Math.max(one.heightMm, other.heightMm);
  const dots = (widthMm / dotMm(dpi)) * (heightMm / dotMm(dpi));
  return dots <= mostDots ? dpi : Math.floor(dpi * Math.sqrt(mostDots / dots));
}
