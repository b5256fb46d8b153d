import type { Box } from '../../scene/frame.ts';
import type { LabelElement, LabelTemplate } from '../../template/template-schema.ts';
import { boxAround } from '../bounds.ts';
import { boundsOf } from '../../scene/element-box.ts';

/** Elements that are aligned as one: a whole group, or a single element. */
export interface Unit {
  readonly elements: readonly LabelElement[];
  readonly bounds: Box;
}

/**
 * Divides elements into groups and single ones, in the order of the ids. A group of which only a part is among them is
 * treated as single elements.
 */
export function unitsOf(
  { design }: LabelTemplate,
  elements: readonly LabelElement[],
  ids: readonly string[],
): readonly Unit[] {
  const byId = new Map(elements.map((element) => [element.id, element]));
  const groups = (design?.groups ?? []).filter((group) => group.every((id) => byId.has(id)));
  const groupOf = new Map(groups.flatMap((group) => group.map((id) => [id, group] as const)));
  const units = new Set([...new Set(ids)].map((id) => groupOf.get(id) ?? id));
  return [...units].flatMap((unit) => {
    const members = [unit].flat().flatMap((id) => byId.get(id) ?? []);
    const bounds = boxAround(members.map(boundsOf));
    return bounds ? [{ elements: members, bounds }] : [];
  });
}

/** Returns each element as a unit. */
export const singlesOf = (elements: readonly LabelElement[]): readonly Unit[] =>
  elements.map((element) => ({ elements: [element], bounds: boundsOf(element) }));
