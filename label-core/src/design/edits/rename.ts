import { templateLimits } from '../../template/template-limits.ts';
import type { LabelTemplate } from '../../template/template-schema.ts';
import type { EditOf } from '../edit.ts';
import { sentences } from '../sentences/index.ts';
import { uniqueName } from '../unique-name.ts';
import { withDesignIds } from './change-design.ts';
import { changeable } from './change-elements.ts';
import { isRefused, type Outcome, refused } from './outcome.ts';

const { labelEdit: said } = sentences;

/** Gives an element another id, made unique; its group stays. */
export function rename(template: LabelTemplate, { id, name }: EditOf<'rename'>): Outcome {
  const found = changeable(template, [id]);
  if (isRefused(found)) return found;
  const most = templateLimits.idCharacters;
  const wanted = name.trim();
  if (wanted === '' || wanted.length > most) return refused(said.elementName({ most }));
  if (wanted === id) return template;
  const others = template.elements.filter((element) => element.id !== id);
  const to = uniqueName(wanted, new Set(others.map((element) => element.id)));
  if (to === id) return template;
  const elements = template.elements.map((element) => (element.id === id ? { ...element, id: to } : element));
  return withDesignIds({ ...template, elements }, (one) => (one === id ? to : one));
}
