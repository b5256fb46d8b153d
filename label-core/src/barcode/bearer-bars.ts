import { edgeInsetDots } from '../scene/dot-grid.ts';
import type { Frame } from '../scene/frame.ts';
import type { RectangleNode } from '../scene/scene.ts';

/**
 * How many modules high a bearer bar is: twice a narrow bar, what the GS1 General Specifications (5.3.2.4) ask for where
 * no printing plates are made.
 */
export const bearerBarModules = 2;

interface BearerPlace {
  readonly elementId: string;
  /** The frame in whole dots of the printer. */
  readonly frame: Frame;
  /** Length of a dot. */
  readonly dotMm: number;
  /** From where to where the bars run, quiet zones included, and between which heights the symbol stands (dots). */
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  readonly heightDots: number;
}

/** A bar over the upper ends and one over the lower ends of a symbol's bars: a beam that leaves the symbol meets one. */
export function bearerBars(place: BearerPlace): readonly RectangleNode[] {
  const { top, bottom, heightDots } = place;
  return [barBetween(place, top, top + heightDots), barBetween(place, bottom - heightDots, bottom)];
}

function barBetween(
  { elementId, frame, dotMm, left, right }: BearerPlace,
  from: number,
  until: number,
): RectangleNode {
  const [ax, ay] = frame.place(left + edgeInsetDots, from + edgeInsetDots);
  const [bx, by] = frame.place(right - edgeInsetDots, until - edgeInsetDots);
  return {
    kind: 'rectangle',
    elementId,
    xMm: Math.min(ax, bx) * dotMm,
    yMm: Math.min(ay, by) * dotMm,
    widthMm: Math.abs(bx - ax) * dotMm,
    heightMm: Math.abs(by - ay) * dotMm,
    radiusMm: 0,
    strokeMm: 0,
    fill: 'black',
  };
}
