import type { LabelTemplate } from 'label-core';

/**
 * Width and height in millimetres: landscape and portrait, close to paper sizes of a Zebra driver and far from them.
 */
export const LABEL_SIZES = [
  [100, 60],
  [50, 30],
  [60, 100],
  [102, 127],
  [148, 105],
  [57.5, 32.3],
  [100, 150],
] as const;

export type LabelSize = readonly [widthMm: number, heightMm: number];

/** The driver of the queue has paper of 50 × 80 mm, and treats a landscape page of this size as that paper. */
export const TURNED_SIZE: LabelSize = [80, 50];
/** The driver of the queue has paper of 4 × 6 in, and treats a page of about this size as that paper. */
export const NEAR_SIZE: LabelSize = [101, 151.2];

export const sizeName = ([widthMm, heightMm]: LabelSize) => `Size ${widthMm} × ${heightMm}`;

const FRAME_FROM_EDGE_MM = 2;

/**
 * Returns a label with a frame along its edges, a code at the top left and a text below, so that every rotation looks
 * different.
 */
export function sizedLabel(size: LabelSize): LabelTemplate {
  const [widthMm, heightMm] = size;
  const inside = { xMm: FRAME_FROM_EDGE_MM, yMm: FRAME_FROM_EDGE_MM };
  return {
    format: 'platen-label',
    version: 1,
    name: sizeName(size),
    widthMm,
    heightMm,
    variables: [{ name: 'ean', type: 'default' }],
    elements: [
      {
        id: 'frame',
        type: 'rectangle',
        ...inside,
        widthMm: widthMm - 2 * FRAME_FROM_EDGE_MM,
        heightMm: heightMm - 2 * FRAME_FROM_EDGE_MM,
        strokeMm: 0.5,
      },
      {
        id: 'code',
        type: 'barcode',
        xMm: 4,
        yMm: 4,
        widthMm: 40,
        heightMm: 14,
        symbology: 'ean13',
        value: '{{ean}}',
      },
      { id: 'text', type: 'text', xMm: 5, yMm: 20, widthMm: 30, heightMm: 6, sizePt: 9, value: 'Lot 7' },
    ],
  };
}
