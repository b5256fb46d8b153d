import type { LabelTemplate } from '../../template/template-schema.ts';
import type { EditOf } from '../edit.ts';
import { sentences } from '../sentences/index.ts';
import { withDesign } from './change-design.ts';
import { type Outcome, refused } from './outcome.ts';

const { labelEdit: said } = sentences;

/** Locks elements, which no other edit then changes, or unlocks them. */
export function lock(template: LabelTemplate, { ids, isLocked }: EditOf<'lock'>): Outcome {
  const wanted = new Set(ids);
  const found = template.elements.filter(({ id }) => wanted.has(id)).map(({ id }) => id);
  if (found.length === 0) return refused(said.missing);
  const locked = template.design?.locked ?? [];
  const next = isLocked
    ? [...locked, ...found.filter((id) => !locked.includes(id))]
    : locked.filter((id) => !wanted.has(id));
  return withDesign(template, { locked: next });
}
