import type { LabelProblem, LabelWarning } from '../problem/label-problem.ts';
import { LabelValueError } from '../problem/label-value-error.ts';
import type { Scene } from '../scene/scene.ts';
import type { LabelElement, LabelTemplate } from '../template/template-schema.ts';
import { checkValues } from '../values/check-values.ts';
import type { LabelValues } from '../values/label-values.ts';
import { crowdedBarcodes } from './crowded-barcodes.ts';
import type { ElementLayout } from './element-layout.ts';
import { layOutElement } from './lay-out-element.ts';
import { createLayoutContext, type LayoutContext, type LayoutOptions } from './layout-context.ts';
import { outsideLabel } from './outside-label.ts';

/**
 * Lays a label out for one printer. Pure: the same input gives the same scene in the browser and on the server. Wrong
 * values never throw; they are listed in `scene.problems`, and everything that can be drawn is drawn.
 * @throws RangeError when the dpi is not between 72 and 2400
 */
export function layout(template: LabelTemplate, values: LabelValues, options: LayoutOptions): Scene {
  const context = createLayoutContext(template, values, options);
  const parts = context.surroundings.elements.map((element) => layOutElement(element, context));
  return {
    name: template.name,
    widthMm: template.widthMm,
    heightMm: template.heightMm,
    dpi: options.dpi,
    nodes: parts.flatMap(({ nodes }) => nodes),
    ...findingsOf(template, context, parts),
    fonts: options.fonts,
  };
}

/** Returns the problems and warnings of a label: those of its values, of its elements, and of elements beside each other. */
export function findingsOf(
  template: LabelTemplate,
  { values, fonts, surroundings }: LayoutContext,
  parts: readonly ElementLayout[],
): { readonly problems: readonly LabelProblem[]; readonly warnings: readonly LabelWarning[] } {
  const visible: readonly LabelElement[] = surroundings.elements;
  const nodes = parts.flatMap((part) => part.nodes);
  const valueProblems = checkValues(template, values);
  const elementProblems = [
    ...parts.flatMap(({ problems }) => problems),
    ...outsideLabel(template, nodes, fonts),
  ];
  return {
    problems: [...valueProblems, ...elementProblems.filter((problem) => !isTold(problem, valueProblems))],
    warnings: [...parts.flatMap(({ warnings = [] }) => warnings), ...crowdedBarcodes(visible, nodes)],
  };
}

/**
 * Checks before printing that a scene has no problems.
 * @throws LabelValueError with the scene's problems
 */
export function assertPrintable(scene: Scene, labelIndex?: number): void {
  if (scene.problems.length > 0) throw new LabelValueError(scene.problems, labelIndex);
}

/**
 * Returns whether a problem is already reported: after “lot is empty; it is required” it is not reported as well that the
 * barcode of this variable is empty.
 */
function isTold({ code, variable }: LabelProblem, told: readonly LabelProblem[]): boolean {
  return code === 'barcode-empty' && told.some((problem) => problem.variable === variable);
}
