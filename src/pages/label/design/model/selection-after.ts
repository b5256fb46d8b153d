import type { LabelTemplate } from 'label-core';
import type { Edit } from 'label-core/design';

/** Returns what is selected after an edit: what it added, what it renamed under its new id, without what it removed. */
export function selectionAfter(
  edit: Edit,
  before: LabelTemplate,
  after: LabelTemplate,
  selection: readonly string[],
): readonly string[] {
  const ids = new Set(after.elements.map(({ id }) => id));
  if (edit.kind === 'add' || edit.kind === 'paste') return addedIds(ids, before);
  if (edit.kind === 'rename') {
    const [id] = addedIds(ids, before);
    return selection.flatMap((one) => (one === edit.id ? (id ?? one) : one));
  }
  const rest = selection.filter((id) => ids.has(id));
  return rest.length === selection.length ? selection : rest;
}

function addedIds(ids: ReadonlySet<string>, { elements }: LabelTemplate): readonly string[] {
  const earlier = new Set(elements.map(({ id }) => id));
  return [...ids].filter((id) => !earlier.has(id));
}
