import type * as fc from 'fast-check';
import type { LabelElement, LabelTemplate } from '../../template/template-schema.ts';
import { roundMm } from '../hundredth.ts';
import { templateArbitrary } from './template-arbitrary.ts';

/** Templates whose places and sizes are at 0.01 mm, without locks, on a label that nothing leaves. */
export const evenTemplate: fc.Arbitrary<LabelTemplate> = templateArbitrary.map((template): LabelTemplate => {
  const { design: { locked: _locked, ...design } = {}, ...rest } = template;
  return {
    ...rest,
    ...(Object.keys(design).length > 0 && { design }),
    widthMm: 500,
    heightMm: 400,
    elements: template.elements.map(even),
  };
});

const inside = (mm: number): number => roundMm(200 + (mm % 100));
const side = (mm: number): number => Math.max(0.01, roundMm(mm % 80));

function even(element: LabelElement): LabelElement {
  if (element.type === 'line') {
    const { x1Mm, y1Mm, x2Mm, y2Mm } = element;
    return { ...element, x1Mm: inside(x1Mm), y1Mm: inside(y1Mm), x2Mm: inside(x2Mm), y2Mm: inside(y2Mm) };
  }
  const { xMm, yMm, widthMm, heightMm } = element;
  return {
    ...element,
    xMm: inside(xMm),
    yMm: inside(yMm),
    widthMm: side(widthMm),
    heightMm: side(heightMm),
  };
}
