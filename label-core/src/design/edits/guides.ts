import { templateLimits } from '../../template/template-limits.ts';
import type { LabelDesign, LabelTemplate } from '../../template/template-schema.ts';
import type { EditOf } from '../edit.ts';
import { sentences } from '../sentences/index.ts';
import { withDesign } from './change-design.ts';
import { limitedPlace } from './move-element.ts';
import { type Outcome, refused } from './outcome.ts';

const { labelEdit: said } = sentences;

/** Sets guides, sorted and each once. */
export function setGuides(template: LabelTemplate, edit: EditOf<'setGuides'>): Outcome {
  const before = template.design?.guides;
  const xMm = edit.xMm ? placesOf(edit.xMm) : before?.xMm;
  const yMm = edit.yMm ? placesOf(edit.yMm) : before?.yMm;
  const most = templateLimits.guides;
  if ((xMm?.length ?? 0) + (yMm?.length ?? 0) > most) return refused(said.tooManyGuides({ most }));
  return withDesign(template, { guides: { xMm, yMm } });
}

const placesOf = (places: readonly number[]): number[] =>
  [...new Set(places.map(limitedPlace))].toSorted((one, other) => one - other);

/** Returns guides that are moved with the elements. */
export function guidesMoved({ design }: LabelTemplate, dxMm: number, dyMm: number): LabelDesign {
  const { xMm = [], yMm = [] } = design?.guides ?? {};
  return { guides: { xMm: movedBy(xMm, dxMm), yMm: movedBy(yMm, dyMm) } };
}

const movedBy = (places: readonly number[], byMm: number): number[] =>
  byMm === 0 ? [...places] : placesOf(places.map((mm) => mm + byMm));

/** Returns guides that are turned a quarter clockwise with the label. */
export function guidesTurned({ design, heightMm }: LabelTemplate): LabelDesign {
  const { xMm = [], yMm = [] } = design?.guides ?? {};
  return { guides: { xMm: placesOf(yMm.map((mm) => heightMm - mm)), yMm: [...xMm] } };
}
