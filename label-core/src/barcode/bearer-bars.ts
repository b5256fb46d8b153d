import { edgeInsetDots } from '../scene/dot-grid.ts';
import type { Frame } from '../scene/frame.ts';
import type { RectangleNode } from '../scene/scene.ts';

/**
 * Height of a bearer bar in modules: twice a narrow bar, as the GS1 General Specifications (5.3.2.4) require where no
 * printing plates are made.
 */
export const bearerBarModules = 2;

interface BearerPlace {
  readonly elementId: string;
  /** Frame in whole dots of the printer. */
  readonly frame: Frame;
  /** Length of a dot. */
  readonly dotMm: number;
  /** Horizontal extent of the bearer bars, including quiet zones, and vertical extent of the symbol; in dots. */
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  readonly heightDots: number;
}

/**
 * Returns one bar over the upper and one over the lower ends of a symbol's bars, so that a scanning beam that leaves the
 * symbol crosses one of them.
 */
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
