import * as fontkit from 'fontkit';
import { isPrintable } from './coverage.ts';
import { createOutlines, createOutlinesMm } from './glyph-outline.ts';
import { createShaper, type ShapedText } from './shaper.ts';

/** One weight of the label font. Lengths are in em: multiply by the size to get points or millimetres. */
export interface FontFace {
  /** Ascent of the tallest letters above the baseline and descent of the lowest below it; both positive. */
  readonly ascent: number;
  readonly descent: number;
  readonly capHeight: number;
  /** Height of a small x, by which laws measure type (table OS/2). */
  readonly xHeight: number;
  /** Upper edge of an underline below the baseline, and its thickness (table post). */
  readonly underline: { readonly topEm: number; readonly thicknessEm: number };
  readonly unitsPerEm: number;
  /** Converts a word, or the spaces between words, to placed glyphs with kerning and ligatures. */
  shape(text: string): ShapedText;
  /** Returns whether this font contains the character and the layout can set its script. */
  covers(character: string): boolean;
  /** Returns the SVG path data of a glyph in font units, y up, relative to the pen position. */
  outline(glyphId: number): string;
  /** Returns the same in millimetres, y down; `unitMm` is the length of a font unit. */
  outlineMm(glyphId: number, unitMm: number): string;
  /** The opened font, and the file it was opened from, for a back end that embeds it. */
  readonly source: fontkit.Font;
  readonly file: Uint8Array;
}

export function createFontFace(file: Uint8Array): FontFace {
  const source = openFont(file);
  const em = source.unitsPerEm;
  const coverage = new Map<string, boolean>();
  const outline = createOutlines(source);
  return {
    ascent: source.ascent / em,
    descent: -source.descent / em,
    capHeight: source.capHeight / em,
    xHeight: source.xHeight / em,
    underline: { topEm: -source.underlinePosition / em, thicknessEm: source.underlineThickness / em },
    unitsPerEm: em,
    shape: createShaper(source),
    covers(character) {
      const known = coverage.get(character);
      if (known !== undefined) return known;
      const isCovered = isPrintable(source, character);
      coverage.set(character, isCovered);
      return isCovered;
    },
    outline,
    outlineMm: createOutlinesMm(outline),
    source,
    file,
  };
}

function openFont(file: Uint8Array): fontkit.Font {
  // fontkit accepts any Uint8Array, but its types only allow Node's subclass.
  const opened = fontkit.create(file as Parameters<typeof fontkit.create>[0]);
  if ('fonts' in opened) throw new Error('A font collection cannot be used as a label font.');
  return opened;
}
