import type { LabelTemplate } from '../../template/template-schema.ts';
import type { EditOf } from '../edit.ts';
import { withDesign } from './change-design.ts';
import { guidesTurned } from './guides.ts';
import { areEqual, outOfRange } from './change-elements.ts';
import type { Outcome } from './outcome.ts';
import { quartersOf, turnedWithin } from './turn-element.ts';

/** Turns the label with everything on it, locked elements too. */
export function turnLabel(template: LabelTemplate, { quarters }: EditOf<'turnLabel'>): Outcome {
  let turned = template;
  for (let count = 0; count < quartersOf(quarters); count += 1) turned = quarterTurned(turned);
  // A square label without elements is the same again.
  return areEqual(turned, template) ? template : (outOfRange(turned.elements) ?? turned);
}

function quarterTurned(template: LabelTemplate): LabelTemplate {
  const { widthMm, heightMm } = template;
  const label = { x: 0, y: 0, width: widthMm, height: heightMm };
  const elements = template.elements.map((element) => turnedWithin(element, label, { x: 0, y: 0 }));
  return withDesign({ ...template, widthMm: heightMm, heightMm: widthMm, elements }, guidesTurned(template));
}
