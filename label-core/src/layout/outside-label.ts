import type { FontSet } from '../font/font-set.ts';
import type { LabelProblem } from '../problem/label-problem.ts';
import { told } from '../problem/told.ts';
import { placeOf } from '../scene/element-box.ts';
import type { Box } from '../scene/frame.ts';
import type { RectangleNode, SceneNode } from '../scene/scene.ts';
import type { LabelElement, LabelTemplate, TextElement } from '../template/template-schema.ts';
import { inkOf } from './text-ink.ts';

/** A hundredth of a millimetre is less than the dot of any printer. */
const toleranceMm = 0.01;

/**
 * Returns problems for texts, tables and barcodes that extend beyond the label's edge and would be cut off; shapes and images may
 * bleed. The box of a text is higher than its letters: if only the empty area above or below them is beyond the edge,
 * there is no problem.
 */
export function outsideLabel(
  label: LabelTemplate,
  nodes: readonly SceneNode[],
  fonts: FontSet,
): readonly LabelProblem[] {
  const drawn = Map.groupBy(nodes, ({ elementId }) => elementId);
  return label.elements.flatMap((element) => {
    const own = drawn.get(element.id);
    if (!isKeptWhole(element) || !own) return [];
    const boxes =
      element.type === 'text' ? own.map((node) => lineBox(element, node, fonts)) : [placeOf(element)];
    if (boxes.every((box) => isInside(box, label))) return [];
    return [{ ...told.outsideLabel({ id: element.id }), elementId: element.id }];
  });
}

const isKeptWhole = ({ type }: LabelElement): boolean =>
  type === 'text' || type === 'barcode' || type === 'table';

/** Returns the box of a text along its lines, and the ink of one line across them. */
function lineBox(element: TextElement, node: SceneNode, fonts: FontSet): Box {
  const box = placeOf(element);
  if (node.kind !== 'glyphs' && node.kind !== 'rectangle') return box;
  const ink = node.kind === 'glyphs' ? inkOf(node, fonts) : underlineBox(node);
  const isSideways = element.rotation === 90 || element.rotation === 270;
  return isSideways ? { ...box, x: ink.x, width: ink.width } : { ...box, y: ink.y, height: ink.height };
}

const underlineBox = ({ xMm: x, yMm: y, widthMm: width, heightMm: height }: RectangleNode): Box => ({
  x,
  y,
  width,
  height,
});

const isInside = ({ x, y, width, height }: Box, { widthMm, heightMm }: LabelTemplate): boolean =>
  x >= -toleranceMm &&
  y >= -toleranceMm &&
  x + width <= widthMm + toleranceMm &&
  y + height <= heightMm + toleranceMm;
