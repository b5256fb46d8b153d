import { createFontFace, type FontFace } from './font-face.ts';

export type FontKey = 'regular' | 'bold';

/** The two font faces of all labels. */
export type FontSet = Readonly<Record<FontKey, FontFace>>;

/**
 * Opens the fonts of a label from the bytes of two TrueType files, from any source. Open them once and keep the set,
 * because it caches every shaped word.
 * @throws Error when the bytes are not a font
 */
export function createFontSet(files: Readonly<Record<FontKey, Uint8Array>>): FontSet {
  return { regular: createFontFace(files.regular), bold: createFontFace(files.bold) };
}
