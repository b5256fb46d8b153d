import type { DecodeImage } from '../raster/decoded-image.ts';
import type { Sentence } from '../sentence/index.ts';

/** A rectangle on the label, from its top left corner, in millimetres. */
export interface RegionBox {
  readonly xMm: number;
  readonly yMm: number;
  readonly widthMm: number;
  readonly heightMm: number;
}

/** A part of the label in which the print differs. */
export interface ComparedRegion {
  /** From 1, in reading order: line by line, each from left to right. */
  readonly number: number;
  readonly box: RegionBox;
  readonly kind: 'added' | 'removed' | 'changed';
  /** Ids of the elements that differ here, those of the later version where they exist in it. */
  readonly elementIds: readonly string[];
  /** Description of the change, e.g. `Text “Crème” became “Creme”`. */
  readonly words: Sentence;
}

/** Differences by dot: 0 the same, 1 ink only before, 2 ink only after; rows from the top. */
export interface DifferenceMask {
  readonly widthPx: number;
  readonly heightPx: number;
  /** The actual resolution: a very large label is compared in coarser dots than requested. */
  readonly dpi: number;
  readonly data: Uint8Array;
}

export interface SceneComparison {
  readonly regions: readonly ComparedRegion[];
  readonly isSameSize: boolean;
  readonly mask: DifferenceMask;
}

export interface CompareOptions {
  /** Dots per inch of the comparison; default 300, at most 600. */
  readonly dpi?: number;
  /**
   * Returns the pixels of a picture; pictures for which it returns none, or without it all pictures, are compared by
   * their bytes.
   */
  readonly decodeImage?: DecodeImage;
}
