import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Matrix, OpenPdf } from 'label-core/pdf-raster';
import { blacken, whiteBitmap, type PageBitmap } from './page-bitmap.ts';
import type { Placement } from './place-page.ts';

/** An area in dots from the corner that a placement counts from. */
export interface Part {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Draws a part of a page of a PDF as it is placed. */
export async function drawPart(
  pdf: OpenPdf,
  index: number,
  placement: Placement,
  part: Part,
): Promise<PageBitmap> {
  const bitmap = whiteBitmap(part);
  if (part.width === 0 || part.height === 0) {
    return bitmap;
  }
  const matrix = matrixOf(placement, pdf.pageSize(index), part);
  let row = 0;
  for (const grey of pdf.bands(index, { width: part.width, height: part.height, matrix, colours: 'gray' })) {
    blacken(bitmap, row, grey);
    row += grey.length / part.width;
    // The helper answers other requests while a large page is drawn.
    await nextTurn();
  }
  return bitmap;
}

/**
 * Returns the matrix from the page, in points, to the dots of a part: turned clockwise and scaled to the exact size. The edge from
 * which the dots of a turned page count, at the right or at the bottom, lies on a whole dot too.
 */
function matrixOf(
  { turns, exact, left, top, width, height }: Placement,
  page: { readonly width: number; readonly height: number },
  part: Part,
): Matrix {
  const [right, bottom] = [left - part.left + width, top - part.top + height];
  const [x, y] = [left - part.left, top - part.top];
  const [across, along] =
    turns % 2 === 0
      ? [exact.x / page.width, exact.y / page.height]
      : [exact.x / page.height, exact.y / page.width];
  const matrices = {
    0: [across, 0, 0, along, x, y],
    1: [0, along, -across, 0, right, y],
    2: [-across, 0, 0, -along, right, bottom],
    3: [0, -along, across, 0, x, bottom],
  } as const satisfies Record<Placement['turns'], Matrix>;
  return matrices[turns];
}
