import type { TextFit } from '../layout/element-layout.ts';
import { mmToPt } from '../scene/length.ts';
import { templateLimits } from '../template/template-limits.ts';
import type { TextElement } from '../template/template-schema.ts';
import type { RepairedLabel } from './repair.ts';
import { fitOf, LEAST_SIZE_PT, STEP_PT } from './text-repairs.ts';

/**
 * Returns the largest size in points, in steps of 0.25, at which the whole text fits its box with these values, as layout
 * decides: words are broken only where they fit at no size. It is not below the smallest size of the element or, without
 * one, below what is offered anywhere (4 pt, or the size that it has). Undefined when the text does not fit there, or is
 * empty.
 * @throws RangeError as `layout` does, for a dpi that is not supported
 */
export function largestTextSize(element: TextElement, label: RepairedLabel): number | undefined {
  const present = fitOf(element, label);
  if (!present) return undefined;
  const minSizePt = leastTextSize(element);
  // What does not fit as it is fits in no larger size: only smaller ones are tried, which is quick.
  if (!present.isWhole && minSizePt === element.minSizePt) return undefined;
  const sizePt = present.isWhole ? mostPt(present) : element.sizePt;
  const fit = fitOf({ ...element, sizePt: Math.max(sizePt, minSizePt), minSizePt }, label);
  return fit?.isWhole === true ? fit.sizePt : undefined;
}

/** A line is at least as high as the size of its letters: larger ones need not be tried. */
const mostPt = ({ roomMm }: TextFit): number =>
  Math.min(templateLimits.sizePt, Math.ceil(mmToPt(roomMm.height) / STEP_PT) * STEP_PT);

/** Returns the smallest size in points that `largestTextSize` finds for an element. */
export const leastTextSize = ({ sizePt, minSizePt }: TextElement): number =>
  minSizePt ?? Math.min(sizePt, LEAST_SIZE_PT);
