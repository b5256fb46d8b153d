import type { LabelImage } from '../scene/label-image.ts';
import type { Sentence } from '../sentence/index.ts';

/** A place of the label, from its top left corner, in millimetres. */
export interface RegionBox {
  readonly xMm: number;
  readonly yMm: number;
  readonly widthMm: number;
  readonly heightMm: number;
}

/** A part of the label where the print differs. */
export interface ComparedRegion {
  /** From 1, as people read: line by line, each from left to right. */
  readonly number: number;
  readonly box: RegionBox;
  readonly kind: 'added' | 'removed' | 'changed';
  /** The elements that differ here, by their ids in the later version where they have one. */
  readonly elementIds: readonly string[];
  /** What happened, e.g. `Text “Crème” became “Creme”`. */
  readonly words: Sentence;
}

/** Which dots differ: 0 the same, 1 ink only before, 2 ink only after; rows from the top. */
export interface DifferenceMask {
  readonly widthPx: number;
  readonly heightPx: number;
  /** The resolution it was really made at: a very large label is compared in coarser dots than asked for. */
  readonly dpi: number;
  readonly data: Uint8Array;
}

export interface SceneComparison {
  readonly regions: readonly ComparedRegion[];
  readonly isSameSize: boolean;
  readonly mask: DifferenceMask;
}

/** A picture as dots: red, green, blue and opacity of each, rows from the top (an `ImageData` is one). */
export interface DecodedImage {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8ClampedArray;
}

export interface CompareOptions {
  /** Dots per inch of the comparison; 300 when nothing is said, at most 600. */
  readonly dpi?: number;
  /** The dots of a picture; without it, or when it knows none, pictures are compared by their bytes. */
  readonly decodeImage?: (image: LabelImage) => DecodedImage | undefined;
}
