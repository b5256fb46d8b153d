import type { FontFace } from '../font/font-face.ts';
import type { ShapedGlyph, ShapedText } from '../font/shaper.ts';

const wordsAndSpaces = / +|[^ ]+/gu;

/** Sets one line: word by word, because words repeat from label to label and a space parts their kerning anyway. */
export function shapeLine(face: FontFace, line: string): ShapedText {
  const glyphs: ShapedGlyph[] = [];
  let width = 0;
  for (const [part] of line.matchAll(wordsAndSpaces)) {
    const shaped = face.shape(part);
    for (const glyph of shaped.glyphs) glyphs.push({ ...glyph, x: glyph.x + width });
    width += shaped.width;
  }
  return { glyphs, width };
}

/** The width of one line in em. */
export function measureLine(face: FontFace, line: string): number {
  let width = 0;
  for (const [part] of line.matchAll(wordsAndSpaces)) width += face.shape(part).width;
  return width;
}
