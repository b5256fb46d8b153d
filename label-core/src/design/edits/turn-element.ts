import type { Box } from '../../scene/frame.ts';
import type { LabelElement, QuarterTurn } from '../../template/template-schema.ts';
import { placeOf } from '../../scene/element-box.ts';
import { roundMm } from '../hundredth.ts';

/** Returns how many quarters, 0 to 3, are left of any number of them; negative ones are anticlockwise. */
export const quartersOf = (quarters: number): number => ((Math.trunc(quarters) % 4) + 4) % 4;

const nextTurn = { 0: 90, 90: 180, 180: 270, 270: 0 } as const satisfies Record<QuarterTurn, QuarterTurn>;

/**
 * Returns an element that is turned a quarter clockwise together with a box around it.
 * @param from the box before, in mm
 * @param start where the left and top of the box are afterwards
 */
export function turnedWithin(
  element: LabelElement,
  from: Box,
  start: { readonly x: number; readonly y: number },
): LabelElement {
  const xOf = (y: number) => roundMm(start.x + from.height - (y - from.y));
  const yOf = (x: number) => roundMm(start.y + x - from.x);
  if (element.type === 'line') {
    const { x1Mm, y1Mm, x2Mm, y2Mm } = element;
    return { ...element, x1Mm: xOf(y1Mm), y1Mm: yOf(x1Mm), x2Mm: xOf(y2Mm), y2Mm: yOf(x2Mm) };
  }
  const { x, y, width, height } = placeOf(element);
  const turned = { ...element, xMm: xOf(y + height), yMm: yOf(x), widthMm: height, heightMm: width };
  // A frame and an ellipse have nothing inside that would turn.
  if (turned.type === 'rectangle' || turned.type === 'ellipse') return turned;
  const { rotation = 0, ...rest } = turned;
  const next = nextTurn[rotation];
  return next === 0 ? rest : { ...rest, rotation: next };
}
