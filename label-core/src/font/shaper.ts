import type * as fontkit from 'fontkit';

/** A glyph and its offset from the start of its text; in em, y down. */
export interface ShapedGlyph {
  readonly id: number;
  readonly x: number;
  readonly y: number;
  /** The characters that this glyph represents, so that printed text can be selected and searched. */
  readonly text: string;
}

export interface ShapedText {
  readonly glyphs: readonly ShapedGlyph[];
  /** Advance width in em. */
  readonly width: number;
}

const rememberedTexts = 4000;
const longestRemembered = 64;

/** Creates a shaper with a cache of words: labels repeat them, and shaping is the expensive part of a layout. */
export function createShaper(font: fontkit.Font): (text: string) => ShapedText {
  const remembered = new Map<string, ShapedText>();
  return (text) => {
    const known = remembered.get(text);
    if (known) return known;
    const shaped = shape(font, text);
    if (text.length > longestRemembered) return shaped;
    if (remembered.size >= rememberedTexts) remembered.clear();
    remembered.set(text, shaped);
    return shaped;
  };
}

function shape(font: fontkit.Font, text: string): ShapedText {
  const run = font.layout(text);
  const em = font.unitsPerEm;
  const texts = textsOfGlyphs(
    font,
    Array.from(text),
    run.glyphs.map(({ id }) => id),
  );
  let pen = 0;
  const glyphs = run.glyphs.map(({ id }, index): ShapedGlyph => {
    const { xAdvance = 0, xOffset = 0, yOffset = 0 } = run.positions[index] ?? {};
    const placed = { id, x: (pen + xOffset) / em, y: -yOffset / em, text: texts[index] ?? '' };
    pen += xAdvance;
    return placed;
  });
  return { glyphs, width: pen / em };
}

/** Most characters that one glyph of Noto Sans stands for: the ligature of “ffi”, or a letter with two marks. */
const longestPiece = 3;

/**
 * Returns the characters that each glyph of a run represents; where several glyphs represent some together, the first
 * has them.
 *
 * The characters that fontkit says are no answer: it keeps one object for a glyph, with the characters that it stood for
 * when the process first met it: none for the period of a colon, a soft hyphen for a hyphen, “ﬁ” for “fi”.
 */
function textsOfGlyphs(font: fontkit.Font, characters: readonly string[], ids: readonly number[]): string[] {
  if (characters.length === ids.length) return [...characters];
  const texts: string[] = ids.map(() => '');
  let read = 0;
  for (let index = 0; index < ids.length && read < characters.length;) {
    const piece = shortestPiece(font, characters.slice(read, read + longestPiece), ids.slice(index));
    texts[index] = piece.characters.join('');
    read += piece.characters.length;
    index += piece.glyphs;
  }
  if (ids.length > 0) texts[ids.length - 1] += characters.slice(read).join('');
  return texts;
}

/** Finds how many of the next characters have the next glyphs when they stand alone; one for one when none does. */
function shortestPiece(font: fontkit.Font, characters: readonly string[], ids: readonly number[]) {
  for (let length = 1; length <= characters.length; length++) {
    const piece = characters.slice(0, length);
    const alone = font.layout(piece.join('')).glyphs;
    const isSame = alone.length > 0 && alone.every(({ id }, index) => id === ids[index]);
    if (isSame) return { characters: piece, glyphs: alone.length };
  }
  return { characters: characters.slice(0, 1), glyphs: 1 };
}
