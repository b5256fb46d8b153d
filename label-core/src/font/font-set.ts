import { createFontFace, type FontFace } from './font-face.ts';

export type FontKey = 'regular' | 'bold';

/** The two faces every label is set in. */
export type FontSet = Readonly<Record<FontKey, FontFace>>;

/**
 * Opens the fonts of a label from the bytes of two TrueType files; it does not care where they came from.
 * Open them once and keep the set: it remembers every word it has shaped.
 * @throws Error when the bytes are no font
 */
export function createFontSet(files: Readonly<Record<FontKey, Uint8Array>>): FontSet {
  return { regular: createFontFace(files.regular), bold: createFontFace(files.bold) };
}
