import type { FontSet } from '../font/font-set.ts';
import type { LabelProblem } from '../problem/label-problem.ts';
import { told } from '../problem/told.ts';
import type { Box } from '../scene/frame.ts';
import type { SceneNode } from '../scene/scene.ts';
import type { BarcodeElement, LabelTemplate, TextElement } from '../template/template-schema.ts';
import { inkOf } from './text-ink.ts';

/** A hundredth of a millimetre is below every printer's dot. */
const toleranceMm = 0.01;

/**
 * Text and barcodes that reach over the label's edge would print cut off; shapes and images may bleed. The box of a text
 * is higher than its letters: where only the empty room above or below them reaches over the edge, nothing is lost.
 */
export function outsideLabel(
  label: LabelTemplate,
  nodes: readonly SceneNode[],
  fonts: FontSet,
): readonly LabelProblem[] {
  const drawn = Map.groupBy(nodes, ({ elementId }) => elementId);
  return label.elements.flatMap((element) => {
    const own = drawn.get(element.id);
    if ((element.type !== 'text' && element.type !== 'barcode') || !own) return [];
    const boxes =
      element.type === 'text' ? own.map((node) => lineBox(element, node, fonts)) : [boxOf(element)];
    if (boxes.every((box) => isInside(box, label))) return [];
    return [{ ...told.outsideLabel({ id: element.id }), elementId: element.id }];
  });
}

/** The box of a text along its lines, and the letters of one of them across. */
function lineBox(element: TextElement, node: SceneNode, fonts: FontSet): Box {
  const box = boxOf(element);
  if (node.kind !== 'glyphs') return box;
  const ink = inkOf(node, fonts);
  const isSideways = element.rotation === 90 || element.rotation === 270;
  return isSideways ? { ...box, x: ink.x, width: ink.width } : { ...box, y: ink.y, height: ink.height };
}

const boxOf = ({ xMm, yMm, widthMm, heightMm }: TextElement | BarcodeElement): Box => ({
  x: xMm,
  y: yMm,
  width: widthMm,
  height: heightMm,
});

const isInside = ({ x, y, width, height }: Box, { widthMm, heightMm }: LabelTemplate): boolean =>
  x >= -toleranceMm &&
  y >= -toleranceMm &&
  x + width <= widthMm + toleranceMm &&
  y + height <= heightMm + toleranceMm;
