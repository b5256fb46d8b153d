import { templateLimits } from '../../template/template-limits.ts';
import type { LabelTemplate } from '../../template/template-schema.ts';
import type { Anchor, EditOf } from '../edit.ts';
import { clamp, roundMm } from '../hundredth.ts';
import { sentences } from '../sentences/index.ts';
import { withDesign } from './change-design.ts';
import { mapElements, outOfRange } from './change-elements.ts';
import { guidesMoved } from './guides.ts';
import { moved } from './move-element.ts';
import { type Outcome, refused } from './outcome.ts';

const { labelEdit: said } = sentences;

/** Shares of the change of the size that are before the anchor: across and down. */
const shares: Readonly<Record<Anchor, readonly [x: number, y: number]>> = {
  'top-left': [0, 0],
  top: [0.5, 0],
  'top-right': [1, 0],
  left: [0, 0.5],
  center: [0.5, 0.5],
  right: [1, 0.5],
  'bottom-left': [0, 1],
  bottom: [0.5, 1],
  'bottom-right': [1, 1],
};

const leastSideMm = 1;

/** Changes name, size and margin of the label. Elements and guides, locked ones too, stay where they are at the anchor. */
export function setLabel(template: LabelTemplate, edit: EditOf<'setLabel'>): Outcome {
  const { name = template.name, anchor = 'top-left', marginMm } = edit;
  const most = templateLimits.nameCharacters;
  if (name === '' || name.length > most) return refused(said.elementName({ most }));
  const widthMm = sideOf(edit.widthMm, template.widthMm);
  const heightMm = sideOf(edit.heightMm, template.heightMm);
  const [shareX, shareY] = shares[anchor];
  const dxMm = roundMm(shareX * (widthMm - template.widthMm));
  const dyMm = roundMm(shareY * (heightMm - template.heightMm));
  const shifted = mapElements(template, (element) => moved(element, dxMm, dyMm));
  const outside = outOfRange(shifted.elements);
  if (outside) return outside;
  const isSame = widthMm === template.widthMm && heightMm === template.heightMm && name === template.name;
  const sized = isSame ? shifted : { ...shifted, name, widthMm, heightMm };
  const guided = dxMm === 0 && dyMm === 0 ? sized : withDesign(sized, guidesMoved(sized, dxMm, dyMm));
  return marginMm === undefined ? guided : withDesign(guided, { marginMm: marginOf(marginMm) });
}

const sideOf = (mm: number | undefined, before: number): number =>
  mm === undefined ? before : roundMm(clamp(mm, leastSideMm, templateLimits.sideMm));

const marginOf = (mm: number | null): number | undefined =>
  mm === null ? undefined : roundMm(clamp(mm, 0, templateLimits.marginMm));
