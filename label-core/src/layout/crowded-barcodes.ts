import type { LabelWarning } from '../problem/label-problem.ts';
import { told } from '../problem/told.ts';
import { placeOf } from '../scene/element-box.ts';
import type { ModuleGroup, SceneNode } from '../scene/scene.ts';
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
  if (barcodes.length === 0) return [];
  const modules = new Map(
    nodes.filter((node) => node.kind === 'modules').map((node) => [node.elementId, node]),
  );
  const bars = new Map(barcodes.map((barcode) => [barcode.id, barsOf(barcode, modules.get(barcode.id))]));
  const barsOrBox = (element: LabelElement): Box => bars.get(element.id) ?? boxOf(element);
  return barcodes.flatMap((barcode) => {
    const intruder = elements.find(
      (other) =>
        other.id !== barcode.id && drawn.has(other.id) && inks(other, barsOrBox(other), barsOrBox(barcode)),
    );
    if (!intruder) return [];
    const warning = told.barcodeCrowded({ intruder: intruder.id, barcode: barcode.id });
    return [{ ...warning, elementId: barcode.id }];
  });
}

/** @param box of the element, for a barcode that of its bars */
function inks(element: LabelElement, box: Box, bars: Box): boolean {
  if (element.type === 'text' || !meets(box, bars)) return false;
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
function barsOf(barcode: BarcodeElement, node: ModuleGroup | undefined): Box {
  const box = boxOf(barcode);
  if (!node || (barcode.align ?? 'center') === 'center') return box;
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
  const { x, y, width, height } = placeOf(element);
  return { left: x, top: y, right: x + width, bottom: y + height };
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
