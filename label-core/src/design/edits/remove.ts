import type { LabelTemplate } from '../../template/template-schema.ts';
import type { EditOf } from '../edit.ts';
import { withDesignIds } from './change-design.ts';
import { changeable } from './change-elements.ts';
import { isRefused, type Outcome } from './outcome.ts';

/** Removes elements; they leave their groups, and a group of one is dissolved. */
export function remove(template: LabelTemplate, { ids }: EditOf<'remove'>): Outcome {
  const removed = changeable(template, ids);
  if (isRefused(removed)) return removed;
  const gone = new Set(removed.map(({ id }) => id));
  const elements = template.elements.filter(({ id }) => !gone.has(id));
  return withDesignIds({ ...template, elements }, (id) => (gone.has(id) ? undefined : id));
}
