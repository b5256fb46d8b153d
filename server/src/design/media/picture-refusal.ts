import { mediaLimits } from './media-limits.ts';

/** A picture as it is kept: only what can be seen of it. */
export interface CleanPicture {
  readonly content: Uint8Array;
  readonly contentType: 'image/png' | 'image/jpeg';
  readonly widthPx: number;
  readonly heightPx: number;
}

const number = new Intl.NumberFormat('en');

/** Why a file is no picture for labels; `message` is a sentence. */
export class PictureRefusal extends Error {
  override readonly name = 'PictureRefusal';

  /** @throws PictureRefusal for no pixels, and for more than labels can carry */
  static requireSize(widthPx: number, heightPx: number): void {
    if (widthPx === 0 || heightPx === 0) throw new PictureRefusal('It has no pixels.');
    if (widthPx * heightPx <= mediaLimits.pixels) return;
    throw new PictureRefusal(
      `It has ${number.format(widthPx)} × ${number.format(heightPx)} pixels; at most ${mediaLimits.pixels / 1_000_000} million can be printed. Make it smaller and add it again.`,
    );
  }
}
