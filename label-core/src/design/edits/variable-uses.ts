import { boundVariables, parseBinding } from '../../binding/binding.ts';
import { sourceVariables } from '../../compute/source-order.ts';
import { elementTexts, withElementTexts } from '../../binding/element-texts.ts';
import type { LabelElement, LabelTemplate, LabelVariable } from '../../template/template-schema.ts';

/** Where a variable is used: ids of elements, back first, and names of variables. */
export interface VariableUses {
  /** In the content of texts, barcodes and tables. */
  readonly inContent: readonly string[];
  /** As the picture of image elements. */
  readonly asPicture: readonly string[];
  /** As the condition on which elements are shown. */
  readonly asCondition: readonly string[];
  /** Names of variables whose source names it. */
  readonly inSources: readonly string[];
}

/** Returns where a variable is used. */
export function variableUses({ elements, variables }: LabelTemplate, name: string): VariableUses {
  const idsOf = (uses: (element: LabelElement) => boolean) =>
    elements.filter((element) => uses(element)).map(({ id }) => id);
  return {
    inContent: idsOf((element) => contentVariables(element).includes(name)),
    asPicture: idsOf((element) => pictureVariable(element) === name),
    asCondition: idsOf(({ visibleWhen }) => visibleWhen === name),
    inSources: variables
      .filter(({ source }) => source && sourceVariables(source).includes(name))
      .map((one) => one.name),
  };
}

/** Returns the variables that elements name, each once, with the type that a new one of them must have. */
export function namedVariables(
  elements: readonly LabelElement[],
): ReadonlyMap<string, LabelVariable['type']> {
  const types = new Map<string, LabelVariable['type']>();
  const add = (name: string | undefined, type: LabelVariable['type']) => {
    if (name !== undefined && !types.has(name)) types.set(name, type);
  };
  // Only a picture needs its type: texts and conditions take variables of each.
  for (const element of elements) add(pictureVariable(element), 'media-ref');
  for (const element of elements) for (const name of contentVariables(element)) add(name, 'default');
  for (const { visibleWhen } of elements) add(visibleWhen, 'toggle');
  return types;
}

/** Returns those of the variables that elements need: the named ones, and all that the sources of these name. */
export function neededVariables(
  elements: readonly LabelElement[],
  variables: readonly LabelVariable[],
): readonly LabelVariable[] {
  const byName = new Map(variables.map((variable) => [variable.name, variable]));
  const needed = new Set(namedVariables(elements).keys());
  // The set grows while it is read.
  for (const name of needed) {
    const source = byName.get(name)?.source;
    for (const other of source ? sourceVariables(source) : []) needed.add(other);
  }
  return variables.filter(({ name }) => needed.has(name));
}

const contentVariables = (element: LabelElement): readonly string[] =>
  elementTexts(element).flatMap(({ value }) => boundVariables(value));

export const pictureVariable = (element: LabelElement): string | undefined =>
  element.type === 'image' && 'variable' in element.source ? element.source.variable : undefined;

/** Returns an element with other names of variables, wherever it names them. */
export function withVariableNames(element: LabelElement, nameOf: (name: string) => string): LabelElement {
  const { visibleWhen } = element;
  const shown = visibleWhen === undefined ? element : { ...element, visibleWhen: nameOf(visibleWhen) };
  if (shown.type === 'image' && 'variable' in shown.source) {
    return { ...shown, source: { variable: nameOf(shown.source.variable) } };
  }
  return withElementTexts(shown, (value) => renamedIn(value, nameOf));
}

/** Returns a content with placeholders renamed. One whose name stays is kept as it is written. */
function renamedIn(content: string, nameOf: (name: string) => string): string {
  if (boundVariables(content).every((name) => nameOf(name) === name)) return content;
  return parseBinding(content)
    .map((segment) => ('literal' in segment ? segment.literal : `{{${nameOf(segment.variable)}}}`))
    .join('');
}

/** Returns a content with a text in place of a variable. */
export function withoutVariable(content: string, name: string, text: string): string {
  if (!boundVariables(content).includes(name)) return content;
  return parseBinding(content)
    .map((segment) => {
      if ('literal' in segment) return segment.literal;
      return segment.variable === name ? text : `{{${segment.variable}}}`;
    })
    .join('');
}
