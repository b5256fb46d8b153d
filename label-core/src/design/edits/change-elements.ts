import { templateLimits } from '../../template/template-limits.ts';
import type { LabelElement, LabelTemplate } from '../../template/template-schema.ts';
import { sentences } from '../sentences/index.ts';
import { isWithinLimits } from './move-element.ts';
import { type Outcome, type Refused, refused } from './outcome.ts';

const { labelEdit: said } = sentences;

/**
 * Returns the elements with these ids that may be changed, back first. Refused when there are none: all are locked, or no
 * longer on the label.
 */
export function changeable(
  { elements, design }: LabelTemplate,
  ids: readonly string[],
): readonly LabelElement[] | Refused {
  const wanted = new Set(ids);
  const found = elements.filter(({ id }) => wanted.has(id));
  const locked = new Set(design?.locked);
  const free = found.filter(({ id }) => !locked.has(id));
  if (free.length > 0) return free;
  const [first] = found;
  return refused(first ? said.locked({ name: first.id }) : said.missing);
}

/** Returns the template with changed elements; elements that are equal to what they were stay the same objects. */
export function withElements(template: LabelTemplate, changed: readonly LabelElement[]): LabelTemplate {
  const byId = new Map(changed.map((element) => [element.id, element]));
  return mapElements(template, (element) => byId.get(element.id) ?? element);
}

/** Returns the template with elements at other places; refused when one is outside the limits of a template. */
export const withPlaces = (template: LabelTemplate, placed: readonly LabelElement[]): Outcome =>
  outOfRange(placed) ?? withElements(template, placed);

/** Returns a refusal that names the first element outside the limits of a template; undefined when there is none. */
export function outOfRange(elements: readonly LabelElement[]): Refused | undefined {
  const outside = elements.find((element) => !isWithinLimits(element));
  return outside && refused(said.outOfRange({ name: outside.id, most: templateLimits.sideMm }));
}

/** Returns the template with each element changed; what is equal to what it was stays the same object. */
export function mapElements(
  template: LabelTemplate,
  change: (element: LabelElement) => LabelElement,
): LabelTemplate {
  const elements = template.elements.map((element) => {
    const next = change(element);
    return areEqual(next, element) ? element : next;
  });
  const isSame = elements.every((element, index) => element === template.elements[index]);
  return isSame ? template : { ...template, elements };
}

/** Returns whether two values of JSON are equal; a property that is undefined counts as absent. */
export function areEqual(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  const [first, second] = [entriesOf(one), entriesOf(other)];
  return first.size === second.size && [...first].every(([key, value]) => areEqual(value, second.get(key)));
}

const entriesOf = (value: object): ReadonlyMap<string, unknown> =>
  new Map(Object.entries(value).filter(([, entry]) => entry !== undefined));
