import type { LineElement } from 'label-core';
import type { PlacePatch } from 'label-core/design';

/** Length of a line in mm. */
export const lineLength = ({ x1Mm, y1Mm, x2Mm, y2Mm }: LineElement): number =>
  Math.hypot(x2Mm - x1Mm, y2Mm - y1Mm);

/** Returns the ends of a line that was laid level or set upright. Its first end and its length stay. */
export function straightened(line: LineElement, direction: 'level' | 'upright'): PlacePatch {
  const { x1Mm, y1Mm, x2Mm, y2Mm } = line;
  const length = lineLength(line);
  return direction === 'level'
    ? { x2Mm: x1Mm + (x2Mm < x1Mm ? -length : length), y2Mm: y1Mm }
    : { x2Mm: x1Mm, y2Mm: y1Mm + (y2Mm < y1Mm ? -length : length) };
}

/** Returns the second end of a line that gets another length in mm and keeps its direction; a point becomes level. */
export function lengthened(line: LineElement, lengthMm: number): PlacePatch {
  const { x1Mm, y1Mm, x2Mm, y2Mm } = line;
  const before = lineLength(line);
  if (before === 0) return { x2Mm: x1Mm + lengthMm, y2Mm: y1Mm };
  const share = lengthMm / before;
  return { x2Mm: x1Mm + (x2Mm - x1Mm) * share, y2Mm: y1Mm + (y2Mm - y1Mm) * share };
}
