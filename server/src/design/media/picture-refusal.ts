import type { Sentence } from 'label-core/sentence';
import { sentences } from '../sentences/index.ts';
import { mediaLimits } from './media-limits.ts';

/** Picture as it is stored: only what is visible of it. */
export interface CleanPicture {
  readonly content: Uint8Array;
  readonly contentType: 'image/png' | 'image/jpeg';
  readonly widthPx: number;
  readonly heightPx: number;
}

/** Reason why a file is no picture for labels. */
export class PictureRefusal extends Error {
  override readonly name = 'PictureRefusal';
  readonly sentence: Sentence;

  constructor(sentence: Sentence) {
    super(sentence.message);
    this.sentence = sentence;
  }

  /** @throws PictureRefusal for no pixels, and for more than a label can contain */
  static requireSize(width: number, height: number): void {
    if (width === 0 || height === 0) throw new PictureRefusal(sentences.mediaFile.noPixels);
    if (width * height <= mediaLimits.pixels) return;
    const millions = mediaLimits.pixels / 1_000_000;
    throw new PictureRefusal(sentences.mediaFile.manyPixels({ width, height, millions }));
  }
}
