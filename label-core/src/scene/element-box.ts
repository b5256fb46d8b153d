import type { LabelElement } from '../template/template-schema.ts';
import type { Box } from './frame.ts';

/** Returns the stored place of an element in mm: its box, or the box around both ends of a line, without its stroke. */
export function placeOf(element: LabelElement): Box {
  if (element.type !== 'line') {
    return { x: element.xMm, y: element.yMm, width: element.widthMm, height: element.heightMm };
  }
  const { x1Mm, y1Mm, x2Mm, y2Mm } = element;
  return {
    x: Math.min(x1Mm, x2Mm),
    y: Math.min(y1Mm, y2Mm),
    width: Math.abs(x2Mm - x1Mm),
    height: Math.abs(y2Mm - y1Mm),
  };
}

/** Returns the box in mm that an element takes on the label: its stored box; for a line with half its stroke around it. */
export function boundsOf(element: LabelElement): Box {
  const place = placeOf(element);
  return element.type === 'line' ? grown(place, element.strokeMm / 2) : place;
}

/** Returns a box that is larger by `mm` on each side. */
export const grown = ({ x, y, width, height }: Box, mm: number): Box => ({
  x: x - mm,
  y: y - mm,
  width: width + 2 * mm,
  height: height + 2 * mm,
});
