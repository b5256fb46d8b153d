import type { FontFace } from '../font/font-face.ts';
import type { ShapedGlyph, ShapedText } from '../font/shaper.ts';

const wordsAndSpaces = / +|[^ ]+/gu;

/** Shapes one line word by word, because words repeat from label to label and kerning does not cross a space anyway. */
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

/** Returns the width of one line in em. */
export function measureLine(face: FontFace, line: string): number {
  if (!line.includes(' ')) return face.shape(line).width;
  let width = 0;
  for (const [part] of line.matchAll(wordsAndSpaces)) width += face.shape(part).width;
  return width;
}
