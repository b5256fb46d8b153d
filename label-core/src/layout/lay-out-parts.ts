import type { LabelProblem, LabelWarning } from '../problem/label-problem.ts';
import type { LabelElement, LabelTemplate, LabelVariable } from '../template/template-schema.ts';
import type { LabelValues } from '../values/label-values.ts';
import type { ElementLayout } from './element-layout.ts';
import { layOutElement } from './lay-out-element.ts';
import { findingsOf } from './layout.ts';
import { createLayoutContext, type LayoutContext, type LayoutOptions } from './layout-context.ts';

/** A label laid out element by element: put together, in the order of its elements, it is what `layout` returns. */
export interface LabelParts {
  /** By the id of the element; those that are not visible have none. */
  readonly parts: ReadonlyMap<string, ElementLayout>;
  readonly problems: readonly LabelProblem[];
  readonly warnings: readonly LabelWarning[];
}

export type PartLayout = (template: LabelTemplate, values: LabelValues, options: LayoutOptions) => LabelParts;

/** What all elements of a label are laid out with, besides the elements beside them. */
interface Setting extends LayoutOptions {
  readonly variables: readonly LabelVariable[];
  readonly values: LabelValues;
}

/**
 * Returns a layout for a label that is being edited. An element object that was laid out before with the same values,
 * variables and options (the same objects) is not laid out again, so that an edit costs the elements that it changes.
 */
export function createPartLayout(): PartLayout {
  let setting: Setting | undefined;
  let known = new WeakMap<LabelElement, ElementLayout>();
  return (template, values, options) => {
    const context = createLayoutContext(template, values, options);
    const present = { ...options, variables: template.variables, values };
    if (!isSame(setting, present)) known = new WeakMap();
    setting = present;
    const parts = new Map(
      context.surroundings.elements.map((element) => [element.id, partOf(element, context, known)]),
    );
    let findings: ReturnType<typeof findingsOf> | undefined;
    const found = () => (findings ??= findingsOf(template, context, [...parts.values()]));
    return {
      parts,
      // Found when they are asked for: a drawing that changes with every key needs the parts only.
      get problems() {
        return found().problems;
      },
      get warnings() {
        return found().warnings;
      },
    };
  };
}

function partOf(
  element: LabelElement,
  context: LayoutContext,
  known: WeakMap<LabelElement, ElementLayout>,
): ElementLayout {
  const growsIntoRoom = element.type === 'barcode' && element.grows === true;
  const found = growsIntoRoom ? undefined : known.get(element);
  if (found) return found;
  const part = layOutElement(element, context);
  known.set(element, part);
  return part;
}

const isSame = (one: Setting | undefined, other: Setting): boolean =>
  one !== undefined &&
  one.variables === other.variables &&
  one.values === other.values &&
  one.dpi === other.dpi &&
  one.fonts === other.fonts &&
  one.images === other.images &&
  one.hasShades === other.hasShades &&
  one.keepsPlaces === other.keepsPlaces;
