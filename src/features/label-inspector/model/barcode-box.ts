import type { BarcodeElement, BarcodeSize } from 'label-core';
import { applyEdit, dotMm, isMatrix, type Edit } from 'label-core/design';
import type { EditProps } from './edit-props';
import type { FieldsProps } from './inspector-props';

/** How far a side may differ from a size that it still is, in mm: both its edges are rounded to 0.01 mm. */
const toleranceMm = 0.03;
/** Shares of a dot below which a place is on the dot. */
const onDotShare = 0.001;

/** Sides in mm as the code is read, before it is turned. */
function sidesAsRead({ widthMm, heightMm, rotation }: BarcodeElement) {
  return rotation === 90 || rotation === 270
    ? { widthMm: heightMm, heightMm: widthMm }
    : { widthMm, heightMm };
}

/** Returns whether the box of a barcode is that of a size. */
export function isOfSize(element: BarcodeElement, size: BarcodeSize): boolean {
  const { widthMm, heightMm } = sidesAsRead(element);
  const isAsHigh = !isMatrix(element.symbology) || Math.abs(heightMm - size.heightMm) <= toleranceMm;
  return isAsHigh && Math.abs(widthMm - size.widthMm) <= toleranceMm;
}

/**
 * Returns the edit that gives a barcode the box of a size. Its left and top are on whole dots then; bars keep their height.
 * @param dpi of the printer that the size is for
 */
export function resizedTo(element: BarcodeElement, size: BarcodeSize, dpi: number): Edit {
  const { widthMm } = size;
  const heightMm = isMatrix(element.symbology) ? size.heightMm : sidesAsRead(element).heightMm;
  const isSideways = element.rotation === 90 || element.rotation === 270;
  const box = {
    x: onDot(element.xMm, dpi),
    y: onDot(element.yMm, dpi),
    width: isSideways ? heightMm : widthMm,
    height: isSideways ? widthMm : heightMm,
  };
  return { kind: 'resize', ids: [element.id], box, dpi };
}

/** Returns the nearest dot that is not before a place: an edge that was rounded outwards stays on its dot. */
function onDot(mm: number, dpi: number): number {
  const dot = dotMm(dpi);
  return Math.ceil(mm / dot - onDotShare) * dot;
}

/**
 * Returns an `onEdit` after which barcodes of another kind print: where the box of one is too small for the new kind with the
 * shown values, it gets the smallest one, in the same step. While the drawing kit loads, boxes stay.
 */
export function withFittingBoxes({
  template,
  kit,
  values,
  dpi,
  onEdit,
}: Pick<FieldsProps, 'template' | 'kit' | 'values' | 'dpi' | 'onEdit'>): EditProps['onEdit'] {
  return (edit, mergeKey) => {
    onEdit(edit, mergeKey);
    if (!kit || edit.kind !== 'setLook') return;
    const changed = { template: applyEdit(template, edit), values, options: { dpi, fonts: kit.fonts } };
    for (const box of kit.core.fittedBarcodes(edit.ids, changed)) onEdit(box, mergeKey);
  };
}
