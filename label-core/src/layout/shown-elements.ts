import type { LabelElement, LabelTemplate } from '../template/template-schema.ts';

/**
 * Returns the elements that are shown with these values, in their order. Those of a row (`closesUp`) close up: its elements
 * with the same condition are one part of it, and the first part that is shown is printed in the place of the first part of
 * all, the second in that of the second. The place of a part is that of its first element.
 * @param keepsPlaces whether they stay where the template has them
 */
export function shownElements(
  template: LabelTemplate,
  values: ReadonlyMap<string, string>,
  keepsPlaces: boolean,
): readonly LabelElement[] {
  const shown = template.elements.filter((element) => isVisible(element, template, values));
  if (keepsPlaces || shown.length === template.elements.length) return shown;
  const moves = movesOf(template.elements, new Set(shown));
  return shown.map((element) => moves.get(element) ?? element);
}

/**
 * Returns whether an element is shown with these values: always, while a switch is on, or while a text or a picture has a
 * value, so that words before a value are not printed without it.
 */
function isVisible(
  { visibleWhen }: LabelElement,
  { variables }: LabelTemplate,
  values: ReadonlyMap<string, string>,
): boolean {
  if (visibleWhen === undefined) return true;
  const value = values.get(visibleWhen) ?? '';
  const isToggle = variables.some(({ name, type }) => name === visibleWhen && type === 'toggle');
  return isToggle ? value === 'true' : value.trim() !== '';
}

type Boxed = Exclude<LabelElement, { type: 'line' }>;

/** Returns the elements that are printed in another place than their own, each with its copy there. */
function movesOf(
  elements: readonly LabelElement[],
  shown: ReadonlySet<LabelElement>,
): ReadonlyMap<LabelElement, LabelElement> {
  const boxed = elements.filter((element): element is Boxed => element.type !== 'line');
  const rows = Map.groupBy(
    boxed.filter(({ closesUp }) => closesUp !== undefined),
    ({ closesUp }) => closesUp,
  );
  return new Map(
    [...rows.values()].flatMap((row) => {
      const parts = [...Map.groupBy(row, ({ visibleWhen }) => visibleWhen).values()];
      const remaining = parts.filter(([first]) => first && shown.has(first));
      return remaining.flatMap((part, index) => movedTo(parts[index]?.[0], part));
    }),
  );
}

function movedTo(place: Boxed | undefined, part: readonly Boxed[]): (readonly [Boxed, Boxed])[] {
  const [first] = part;
  if (!place || !first || place === first) return [];
  return part.map((element) => {
    const xMm = place.xMm + (element.xMm - first.xMm);
    const yMm = place.yMm + (element.yMm - first.yMm);
    return [element, { ...element, xMm, yMm }];
  });
}
