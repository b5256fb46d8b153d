import * as fontkit from 'fontkit';
import { isPrintable } from './coverage.ts';
import { createOutlines } from './glyph-outline.ts';
import { createShaper, type ShapedText } from './shaper.ts';

/** One weight of the label font. Lengths are in em: multiply by the size to have points or millimetres. */
export interface FontFace {
  /** Height of the tallest letters above the baseline, and depth of the lowest below it; both positive. */
  readonly ascent: number;
  readonly descent: number;
  readonly capHeight: number;
  readonly unitsPerEm: number;
  /** Turns a word, or the spaces between words, into placed glyphs with kerning and ligatures. */
  shape(text: string): ShapedText;
  /** Whether this font prints the character and the layout knows how to set its script. */
  covers(character: string): boolean;
  /** SVG path data of a glyph in font units, y up, relative to where the pen stands. */
  outline(glyphId: number): string;
  /** The opened font, for a back end that embeds it. */
  readonly source: fontkit.Font;
}

export function createFontFace(file: Uint8Array): FontFace {
  const source = openFont(file);
  const em = source.unitsPerEm;
  const coverage = new Map<string, boolean>();
  return {
    ascent: source.ascent / em,
    descent: -source.descent / em,
    capHeight: source.capHeight / em,
    unitsPerEm: em,
    shape: createShaper(source),
    covers(character) {
      const known = coverage.get(character);
      if (known !== undefined) return known;
      const isCovered = isPrintable(source, character);
      coverage.set(character, isCovered);
      return isCovered;
    },
    outline: createOutlines(source),
    source,
  };
}

function openFont(file: Uint8Array): fontkit.Font {
  // fontkit reads any Uint8Array; its types only know Node's subclass of it.
  const opened = fontkit.create(file as Parameters<typeof fontkit.create>[0]);
  if ('fonts' in opened) throw new Error('A font collection cannot be used as a label font.');
  return opened;
}
