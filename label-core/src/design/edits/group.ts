import type { LabelTemplate } from '../../template/template-schema.ts';
import type { EditOf } from '../edit.ts';
import { sentences } from '../sentences/index.ts';
import { withDesign } from './change-design.ts';
import { changeable } from './change-elements.ts';
import { isRefused, type Outcome, refused } from './outcome.ts';

const { labelEdit: said } = sentences;

/** Makes a group of elements, which leave the groups they were in. */
export function group(template: LabelTemplate, { ids }: EditOf<'group'>): Outcome {
  const found = changeable(template, ids);
  if (isRefused(found)) return found;
  if (found.length < 2) return refused(said.selectTwo);
  const members = new Set(found.map(({ id }) => id));
  const groups = template.design?.groups ?? [];
  const isGroup = groups.some((one) => one.length === members.size && one.every((id) => members.has(id)));
  if (isGroup) return template;
  const others = groups.map((one) => one.filter((id) => !members.has(id)));
  return withDesign(template, { groups: [...others, [...members]] });
}

/** Dissolves each group that one of the elements is in. */
export function ungroup(template: LabelTemplate, { ids }: EditOf<'ungroup'>): Outcome {
  const found = changeable(template, ids);
  if (isRefused(found)) return found;
  const members = new Set(found.map(({ id }) => id));
  const groups = template.design?.groups ?? [];
  return withDesign(template, { groups: groups.filter((one) => !one.some((id) => members.has(id))) });
}
