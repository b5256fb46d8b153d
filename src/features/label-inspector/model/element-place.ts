import type { LabelElement } from 'label-core';

/** Place of an element in mm, as its fields say it. */
export interface ElementPlace {
  readonly xMm: number;
  readonly yMm: number;
  readonly widthMm: number;
  readonly heightMm: number;
}

/** Returns the stored box of an element; of a line the box around both ends, without its stroke. */
export function elementPlace(element: LabelElement): ElementPlace {
  if (element.type !== 'line') {
    const { xMm, yMm, widthMm, heightMm } = element;
    return { xMm, yMm, widthMm, heightMm };
  }
  const { x1Mm, y1Mm, x2Mm, y2Mm } = element;
  return {
    xMm: Math.min(x1Mm, x2Mm),
    yMm: Math.min(y1Mm, y2Mm),
    widthMm: Math.abs(x2Mm - x1Mm),
    heightMm: Math.abs(y2Mm - y1Mm),
  };
}
