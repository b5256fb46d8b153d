import { defaultStrokeMm } from '../scene/default-stroke.ts';
import type { LabelElement } from '../template/template-schema.ts';

/**
 * Returns the width in mm of the line of a frame or an ellipse without a fill, whose inside belongs to what it is drawn
 * around; undefined for every other element.
 */
export function openStrokeMm(element: LabelElement): number | undefined {
  if (element.type !== 'rectangle' && element.type !== 'ellipse') return undefined;
  if (element.fill === 'black' || element.fill === 'white') return undefined;
  return element.strokeMm ?? defaultStrokeMm;
}
