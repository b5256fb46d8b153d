import type { Point } from 'label-core/design';
import type { Box } from './boxes';
import type { Grip } from './gesture-types';

/** Returns where a handle of a box is: at a corner, or in the middle of a side. */
export function gripPlace(grip: Grip, { x, y, width, height }: Box): Point {
  const along = (start: string, end: string) => {
    if (grip.includes(start)) return 0;
    return grip.includes(end) ? 1 : 0.5;
  };
  return { xMm: x + width * along('left', 'right'), yMm: y + height * along('top', 'bottom') };
}
