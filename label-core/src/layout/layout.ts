import type { FontSet } from '../font/font-set.ts';
import type { LabelProblem } from '../problem/label-problem.ts';
import { LabelValueError } from '../problem/label-value-error.ts';
import type { LabelImage } from '../scene/label-image.ts';
import type { Scene } from '../scene/scene.ts';
import type { LabelElement, LabelTemplate } from '../template/template-schema.ts';
import { variableLabels } from '../template/variable-label.ts';
import { checkValues } from '../values/check-values.ts';
import { type LabelValues, resolveValues } from '../values/label-values.ts';
import { isVisible } from './is-visible.ts';
import { type ElementLayout, type LayoutContext, nothing } from './element-layout.ts';
import { crowdedBarcodes } from './crowded-barcodes.ts';
import { layOutBarcode } from './lay-out-barcode.ts';
import { layOutImage } from './lay-out-image.ts';
import { layOutEllipse, layOutLine, layOutRectangle } from './lay-out-shapes.ts';
import { layOutPath } from './lay-out-path.ts';
import { layOutText } from './lay-out-text.ts';
import { outsideLabel } from './outside-label.ts';

export interface LayoutOptions {
  /** Dots per inch of the printer, e.g. 203, 300, 600. */
  readonly dpi: number;
  readonly fonts: FontSet;
  /** Bytes of a PNG or JPEG by media id, for the media-ref variables. */
  readonly images?: Readonly<Record<string, Uint8Array>>;
  /**
   * Returns whether a picture has shades that a thermal printer loses, measured beforehand (`label-core/shades`), for a warning.
   * Without it no picture is warned of.
   */
  readonly hasShades?: ((picture: LabelImage) => boolean) | undefined;
}

/**
 * Lays a label out for one printer. Pure: the same input gives the same scene in the browser and on the server. Wrong
 * values never throw; they are listed in `scene.problems`, and everything that can be drawn is drawn.
 * @throws RangeError when the dpi is not between 72 and 2400
 */
export function layout(template: LabelTemplate, values: LabelValues, options: LayoutOptions): Scene {
  const { dpi, fonts, images = {}, hasShades = () => false } = options;
  if (!(dpi >= 72 && dpi <= 2400)) throw new RangeError(`A printer of ${dpi} dpi is not supported.`);
  const resolved = resolveValues(template, values);
  const visible = template.elements.filter((element) => isVisible(element, template, resolved));
  const context: LayoutContext = {
    values: resolved,
    labels: variableLabels(template.variables),
    dpi,
    fonts,
    images,
    hasShades,
    surroundings: { widthMm: template.widthMm, heightMm: template.heightMm, elements: visible },
  };
  const valueProblems = checkValues(template, resolved);
  const laidOut = visible.map((element) => layOut(element, context));
  const nodes = laidOut.flatMap((one) => one.nodes);
  const elementProblems = [
    ...laidOut.flatMap(({ problems }) => problems),
    ...outsideLabel(template, nodes, fonts),
  ];
  return {
    name: template.name,
    widthMm: template.widthMm,
    heightMm: template.heightMm,
    dpi,
    nodes,
    problems: [...valueProblems, ...elementProblems.filter((problem) => !isTold(problem, valueProblems))],
    warnings: [...laidOut.flatMap(({ warnings = [] }) => warnings), ...crowdedBarcodes(visible, nodes)],
    fonts,
  };
}

/**
 * Checks before printing that a scene has no problems.
 * @throws LabelValueError with the scene's problems
 */
export function assertPrintable(scene: Scene, labelIndex?: number): void {
  if (scene.problems.length > 0) throw new LabelValueError(scene.problems, labelIndex);
}

function layOut(element: LabelElement, context: LayoutContext): ElementLayout {
  switch (element.type) {
    case 'text':
      return layOutText(element, context);
    case 'barcode':
      return layOutBarcode(element, context);
    case 'image':
      return layOutImage(element, context);
    case 'rectangle':
      return layOutRectangle(element, context);
    case 'ellipse':
      return layOutEllipse(element, context);
    case 'line':
      return layOutLine(element, context);
    case 'path':
      return layOutPath(element, context);
    default:
      return nothing;
  }
}

/**
 * Returns whether a problem is already reported: after “lot is empty; it is required” it is not reported as well that the
 * barcode of this variable is empty.
 */
function isTold({ code, variable }: LabelProblem, told: readonly LabelProblem[]): boolean {
  return code === 'barcode-empty' && told.some((problem) => problem.variable === variable);
}
