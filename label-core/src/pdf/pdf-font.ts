import type { FontFace } from '../font/font-face.ts';
import { embedFont, type PdfkitInternals, type PdfReference } from './pdfkit-internals.ts';
import { openTrueType } from './true-type-font.ts';
import { createTrueTypeSubset } from './true-type-subset.ts';

/** A font of one document; only the glyphs used are embedded. */
export interface PdfFont {
  readonly name: string;
  readonly reference: PdfReference;
  /** Returns the glyph's code in the document, four hexadecimal digits. @param text text of the glyph when copied */
  encode(glyphId: number, text: string): string;
  /** Returns the advance width of a glyph in em, by which a viewer moves its pen. */
  widthOf(glyphId: number): number;
}

/** Adds a font to a document. @throws Error when it is not of a TrueType file */
export function createPdfFont(document: PdfkitInternals, { source, file, unitsPerEm }: FontFace): PdfFont {
  const trueType = openTrueType(file);
  const font = embedFont(document, source, createTrueTypeSubset(trueType));
  const codes = new Map<number, string>();
  const widths = new Map<number, number>();
  const include = (glyphId: number, text: string): string => {
    const index = font.subset.includeGlyph(glyphId);
    const width = trueType.advanceOf(glyphId) / unitsPerEm;
    font.widths[index] ??= width * 1000;
    font.unicode[index] ??= Array.from(text, (character) => character.codePointAt(0) ?? 0);
    const code = index.toString(16).padStart(4, '0');
    codes.set(glyphId, code);
    widths.set(glyphId, width);
    return code;
  };
  return {
    name: font.id,
    reference: font.ref(),
    encode: (glyphId, text) => codes.get(glyphId) ?? include(glyphId, text),
    widthOf: (glyphId) => widths.get(glyphId) ?? 0,
  };
}
