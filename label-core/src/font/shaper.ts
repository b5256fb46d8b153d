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
  const characters = Array.from(text);
  // fontkit keeps one object for a glyph, with the characters it first stood for: none at all where it was first a part of
  // another one, as the period of a colon.
  const isOneForOne = characters.length === run.glyphs.length;
  let pen = 0;
  const glyphs = run.glyphs.map((glyph, index): ShapedGlyph => {
    const { xAdvance = 0, xOffset = 0, yOffset = 0 } = run.positions[index] ?? {};
    const placed = {
      id: glyph.id,
      x: (pen + xOffset) / em,
      y: -yOffset / em,
      text: (isOneForOne ? characters[index] : textOfGlyph(font, glyph)) ?? '',
    };
    pen += xAdvance;
    return placed;
  });
  return { glyphs, width: pen / em };
}

/** Returns what a glyph stands for where a run has more or fewer glyphs than characters: a ligature, its letters. */
const textOfGlyph = (font: fontkit.Font, { id, codePoints }: fontkit.Glyph): string | undefined =>
  codePoints.length > 0 ? String.fromCodePoint(...codePoints) : font.stringsForGlyph(id)[0];
