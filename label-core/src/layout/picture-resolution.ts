import { dotMm } from '../scene/length.ts';
import type { ImageNode } from '../scene/scene.ts';

/** How finely a picture is printed, in the direction in which it is coarser. */
export interface PictureResolution {
  /** Pixels of the picture in this direction. */
  readonly px: number;
  /** Length that these pixels take on the label. */
  readonly mm: number;
  /** Pixels of the picture per inch of the label, in whole numbers. */
  readonly dpi: number;
  /** Whether the printer has more whole dots on this length than the picture has pixels. */
  readonly isCoarser: boolean;
}

/**
 * Returns how finely a laid out picture is printed, from its size in pixels alone: nothing is decoded. Only a stretched
 * picture differs in its directions; of others the one is told whose pixels end where the box ends.
 * @param printerDpi dots per inch of the printer
 */
export function pictureResolution(
  { image, fit, widthMm, heightMm }: Pick<ImageNode, 'image' | 'fit' | 'widthMm' | 'heightMm'>,
  printerDpi: number,
): PictureResolution {
  const across = { px: image.widthPx, mm: widthMm };
  const down = { px: image.heightPx, mm: heightMm };
  const [acrossMm, downMm] = [across.mm / across.px, down.mm / down.px];
  // A whole picture ends at the sides of its box where its pixels are the smaller ones there, one that fills it where the larger.
  const { px, mm } = (fit === 'contain' ? acrossMm <= downMm : acrossMm >= downMm) ? across : down;
  const dots = mm / dotMm(printerDpi);
  // A dot of 1 dpi is an inch.
  const dpi = Math.round((px * dotMm(1)) / mm);
  return { px, mm, dpi, isCoarser: px < Math.floor(dots + tolerance) };
}

/** Of lengths in dots: a length that was made of whole dots has them. */
const tolerance = 1e-6;
