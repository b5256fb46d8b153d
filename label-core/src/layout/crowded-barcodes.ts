import type { LabelWarning } from '../problem/label-problem.ts';
import { told } from '../problem/told.ts';
import type { SceneNode } from '../scene/scene.ts';
import type { BarcodeElement, LabelElement } from '../template/template-schema.ts';

interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Smallest overlap with a barcode's box that counts; less does not reach its bars. */
const toleranceMm = 0.2;

/**
 * Returns warnings for elements printed inside a barcode's box: the box contains the quiet zone, and ink there may keep
 * scanners from finding the start of the code. Texts are ignored, because their boxes are larger than their letters.
 */
export function crowdedBarcodes(
  elements: readonly LabelElement[],
  nodes: readonly SceneNode[],
): readonly LabelWarning[] {
  const drawn = new Set(nodes.map(({ elementId }) => elementId));
  const barcodes = elements.filter((element) => element.type === 'barcode').filter(({ id }) => drawn.has(id));
  return barcodes.flatMap((barcode) => {
    const intruder = elements.find(
      (other) => other.id !== barcode.id && drawn.has(other.id) && inks(other, barcode, nodes),
    );
    if (!intruder) return [];
    const warning = told.barcodeCrowded({ intruder: intruder.id, barcode: barcode.id });
    return [{ ...warning, elementId: barcode.id }];
  });
}

function inks(element: LabelElement, barcode: BarcodeElement, nodes: readonly SceneNode[]): boolean {
  if (element.type === 'text') return false;
  const box = element.type === 'barcode' ? barsOf(element, nodes) : boxOf(element);
  const bars = barsOf(barcode, nodes);
  if (!meets(box, bars)) return false;
  const isOutline =
    (element.type === 'rectangle' || element.type === 'ellipse' || element.type === 'path') &&
    (element.fill === undefined || element.fill !== 'black');
  // A frame around the code is drawn outside of it, and a white background has no ink.
  return !isOutline || (element.fill !== 'white' && !surrounds(box, bars));
}

/** More quiet zone than any code needs in the sizes used on labels. */
const whiteMm = 3.5;

/**
 * Returns the box of a code with its quiet zone. A code aligned to a side of its box leaves the rest of the box for
 * longer values, and elements there do not disturb it.
 */
function barsOf(barcode: BarcodeElement, nodes: readonly SceneNode[]): Box {
  const box = boxOf(barcode);
  const node = nodes.find((one) => one.kind === 'modules' && one.elementId === barcode.id);
  if (node?.kind !== 'modules' || (barcode.align ?? 'center') === 'center') return box;
  const points = node.outlines.flat();
  const xs = points.filter((_, index) => index % 2 === 0);
  const ys = points.filter((_, index) => index % 2 === 1);
  return {
    left: Math.max(box.left, least(xs) - whiteMm),
    top: Math.max(box.top, least(ys) - whiteMm),
    right: Math.min(box.right, most(xs) + whiteMm),
    bottom: Math.min(box.bottom, most(ys) + whiteMm),
  };
}

const least = (values: readonly number[]): number =>
  values.reduce((one, other) => Math.min(one, other), Number.POSITIVE_INFINITY);
const most = (values: readonly number[]): number =>
  values.reduce((one, other) => Math.max(one, other), Number.NEGATIVE_INFINITY);

function boxOf(element: LabelElement): Box {
  if (element.type === 'line') {
    const { x1Mm, y1Mm, x2Mm, y2Mm } = element;
    return {
      left: Math.min(x1Mm, x2Mm),
      top: Math.min(y1Mm, y2Mm),
      right: Math.max(x1Mm, x2Mm),
      bottom: Math.max(y1Mm, y2Mm),
    };
  }
  const { xMm, yMm, widthMm, heightMm } = element;
  return { left: xMm, top: yMm, right: xMm + widthMm, bottom: yMm + heightMm };
}

const meets = (one: Box, other: Box): boolean =>
  one.left < other.right - toleranceMm &&
  one.right > other.left + toleranceMm &&
  one.top < other.bottom - toleranceMm &&
  one.bottom > other.top + toleranceMm;

const surrounds = (one: Box, other: Box): boolean =>
  one.left <= other.left + toleranceMm &&
  one.top <= other.top + toleranceMm &&
  one.right >= other.right - toleranceMm &&
  one.bottom >= other.bottom - toleranceMm;
