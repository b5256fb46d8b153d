import type { LabelProblem } from '../problem/label-problem.ts';
import type { SceneNode } from '../scene/scene.ts';
import type { LabelTemplate } from '../template/template-schema.ts';

/** A hundredth of a millimetre is below every printer's dot. */
const toleranceMm = 0.01;

/** Text and barcodes that reach over the label's edge would print cut off; shapes and images may bleed. */
export function outsideLabel(
  { widthMm, heightMm, elements }: LabelTemplate,
  nodes: readonly SceneNode[],
): readonly LabelProblem[] {
  const drawn = new Set(nodes.map(({ elementId }) => elementId));
  return elements.flatMap((element) => {
    if ((element.type !== 'text' && element.type !== 'barcode') || !drawn.has(element.id)) return [];
    const isInside =
      element.xMm >= -toleranceMm &&
      element.yMm >= -toleranceMm &&
      element.xMm + element.widthMm <= widthMm + toleranceMm &&
      element.yMm + element.heightMm <= heightMm + toleranceMm;
    if (isInside) return [];
    const message = `Element “${element.id}” reaches over the edge of the label.`;
    return [{ code: 'outside-label', elementId: element.id, message }];
  });
}
