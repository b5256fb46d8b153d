import { ceilMm } from '../design/hundredth.ts';
import { layOutElement } from '../layout/lay-out-element.ts';
import { leastSizePt, sizeOfXHeight } from '../layout/x-height.ts';
import { createLayoutContext } from '../layout/layout-context.ts';
import type { TableElement, TextElement } from '../template/template-schema.ts';
import { shiftInto } from './move-into-label.ts';
import type { Repair, RepairedLabel } from './repair.ts';
import { sentences } from './sentences/index.ts';

const { labelRepair: said } = sentences;

/** What shrinks to fit its box. */
type SizedElement = TextElement | TableElement;

/** A smaller text is offered nowhere: below it the eye and 203 dpi both give up. */
export const LEAST_SIZE_PT = 4;
export const STEP_PT = 0.25;

/** Returns what makes a text or a table fit: a smaller size, or a higher box. */
export function textRepairs(element: SizedElement, code: string, label: RepairedLabel): readonly Repair[] {
  if (code === 'text-small') return [asAsked(element, label)];
  if (code !== 'text-overflow' && code !== 'text-cut') return [];
  return [...smaller(element, label), ...higher(element, label)];
}

/** The size of the x-height that is asked, in steps of 0.05 pt. */
function asAsked({ minXHeightMm = 0, ...element }: SizedElement, { options }: RepairedLabel): Repair {
  const face = options.fonts[isBold(element) ? 'bold' : 'regular'];
  const pt = Math.ceil(sizeOfXHeight(minXHeightMm, face) * 20) / 20;
  return {
    words: said.pointSize({ pt }),
    edit: { kind: 'setLook', ids: [element.id], patch: { sizePt: pt } },
  };
}

/** Layout does not go below the smallest x-height of the element. */
function smaller(element: SizedElement, label: RepairedLabel): readonly Repair[] {
  const least = { ...element, minSizePt: Math.min(element.sizePt, LEAST_SIZE_PT) };
  const fit = fitOf(least, label);
  if (!fit?.isWhole) return [];
  const pt = Math.floor(fit.sizePt / STEP_PT) * STEP_PT;
  const edit = { kind: 'setLook', ids: [element.id], patch: { minSizePt: pt } } as const;
  return [{ words: said.downTo({ pt }), edit }];
}

/** A box of the height that the text needs at its smallest size; it grows downwards, then upwards. */
function higher(element: SizedElement, label: RepairedLabel): readonly Repair[] {
  const isSideways = element.rotation === 90 || element.rotation === 270;
  const most = isSideways ? label.template.widthMm : label.template.heightMm;
  const tall = isSideways ? { ...element, widthMm: most } : { ...element, heightMm: most };
  const atLeast = fitOf({ ...tall, sizePt: smallestSizePt(element, label) }, label);
  if (!atLeast?.isWhole) return [];
  const mm = ceilMm(atLeast.usedMm.height);
  const start = isSideways ? element.xMm : element.yMm;
  const shiftMm = shiftInto(start, mm, most) ?? 0;
  const place = isSideways ? { xMm: start + shiftMm, widthMm: mm } : { yMm: start + shiftMm, heightMm: mm };
  return [{ words: said.higher({ mm }), edit: { kind: 'setPlace', ids: [element.id], place } }];
}

/** Returns the smallest size in points to which layout lets a text shrink. */
const smallestSizePt = (element: SizedElement, { options }: RepairedLabel): number =>
  leastSizePt(element, options.fonts[isBold(element) ? 'bold' : 'regular']);

/** Returns how a text fits its room; undefined when it is empty. */
export const fitOf = (element: SizedElement, { template, values, options }: RepairedLabel) =>
  layOutElement(element, createLayoutContext(template, values, options)).fit;

const isBold = (element: Pick<SizedElement, 'type'> & { readonly weight?: 400 | 700 | undefined }): boolean =>
  element.weight === 700;
