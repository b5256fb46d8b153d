import { type Axis, otherAxis, type Span, spanOf as spanOfBox } from '../scene/axis.ts';
import { boundsOf } from '../scene/element-box.ts';
import type { BarcodeElement, LabelElement } from '../template/template-schema.ts';

/** The label around an element, with all visible elements. */
export interface Surroundings {
  readonly widthMm: number;
  readonly heightMm: number;
  readonly elements: readonly LabelElement[];
}

/** Distance from the edge of the label that growing elements keep, because printers and rolls are not exact. */
const edgeMm = 1;

/** An element that overlaps the height of another by less than this is not beside it. */
const toleranceMm = 0.2;

/**
 * Returns how far a barcode can extend along an axis without touching anything: up to the elements beside it, to the
 * inside of a frame around it, or to 1 mm from the edge of the label. Two codes that both grow share the room between
 * them. Never less than the place that the code already has.
 */
export function freeSpan(element: BarcodeElement, axis: Axis, surroundings: Surroundings): Span {
  const across = otherAxis(axis);
  const own = spanOf(element, axis);
  const beside = surroundings.elements.filter(
    (other) => other.id !== element.id && overlaps(spanOf(other, across), spanOf(element, across)),
  );
  const labelMm = axis === 'x' ? surroundings.widthMm : surroundings.heightMm;
  const limits = beside.map((other) => limitOf(other, element, axis));
  return {
    startMm: Math.min(own.startMm, Math.max(edgeMm, ...limits.map(({ startMm }) => startMm))),
    endMm: Math.max(own.endMm, Math.min(labelMm - edgeMm, ...limits.map(({ endMm }) => endMm))),
  };
}

/** Returns how far one element lets another extend. */
function limitOf(other: LabelElement, element: BarcodeElement, axis: Axis): Span {
  const span = spanOf(other, axis);
  const own = spanOf(element, axis);
  if (span.startMm <= own.startMm && span.endMm >= own.endMm) {
    // Corners of other shapes extend further inwards than their sides, so nothing grows inside them.
    if (other.type !== 'rectangle') return own;
    const insideMm = (other.strokeMm ?? 0) + (other.radiusMm ?? 0);
    return { startMm: span.startMm + insideMm, endMm: span.endMm - insideMm };
  }
  const share = other.type === 'barcode' && other.grows === true ? 0.5 : 1;
  if (span.startMm + span.endMm < own.startMm + own.endMm)
    return { startMm: own.startMm - share * (own.startMm - span.endMm), endMm: Infinity };
  return { startMm: -Infinity, endMm: own.endMm + share * (span.startMm - own.endMm) };
}

const spanOf = (element: LabelElement, axis: Axis): Span => spanOfBox(boundsOf(element), axis);

const overlaps = (one: Span, other: Span) =>
  one.startMm < other.endMm - toleranceMm && one.endMm > other.startMm + toleranceMm;
