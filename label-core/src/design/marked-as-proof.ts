import { mmToPt } from '../scene/length.ts';
import type { LabelElement, LabelTemplate } from '../template/template-schema.ts';
import { templateLimits } from '../template/template-limits.ts';
import { floorMm, roundMm } from './hundredth.ts';
import { uniqueName } from './unique-name.ts';

/** The word in the mark. It is the same in all languages: the paper may travel further than the person who printed it. */
export const proofWord = 'PROOF';

/** Height of the mark: part of the label's height, within bounds in mm. */
const heightPart = 0.15;
const smallestMm = 3;
const largestMm = 12;
/** Width of the mark by its height: the word in bold letters, with room on either side. */
const widthByHeight = 3;
/** Height of the letters' size by that of the mark. */
const sizePart = 0.7;

/**
 * Returns a template that prints like this one with the word PROOF over it, white on a black band at the top left. The
 * band is 15 % of the label's height, from 3 to 12 mm, less on labels that are too small for it. Two elements are added
 * in front of all others, also to a template that has as many as it may have: the result is for drawing, not for
 * keeping.
 */
export function markedAsProof(template: LabelTemplate): LabelTemplate {
  const { widthMm: labelWidth, heightMm: labelHeight } = template;
  const wanted = Math.min(largestMm, Math.max(smallestMm, labelHeight * heightPart));
  const heightMm = floorMm(Math.min(wanted, labelHeight, labelWidth / widthByHeight));
  const box = { xMm: 0, yMm: 0, widthMm: floorMm(heightMm * widthByHeight), heightMm };
  const taken = new Set(template.elements.map(({ id }) => id));
  const mark: readonly LabelElement[] = [
    { type: 'rectangle', id: uniqueName('proof band', taken), ...box, fill: 'black', strokeMm: 0 },
    {
      type: 'text',
      id: uniqueName('proof', taken),
      ...box,
      value: proofWord,
      weight: 700,
      sizePt: Math.max(templateLimits.smallestSizePt, roundMm(mmToPt(heightMm * sizePart))),
      minSizePt: templateLimits.smallestSizePt,
      align: 'center',
      verticalAlign: 'middle',
      wrap: false,
      overflow: 'ellipsis',
      color: 'white',
    },
  ];
  return { ...template, elements: [...template.elements, ...mark] };
}
