import type * as fontkit from 'fontkit';

/**
 * Scripts whose typesetting has been proofread. The font also contains letters of others (Devanagari), but a script that
 * needs reordering is refused rather than printed unchecked.
 */
const proofreadScripts =
  /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Common}\p{Script=Inherited}]+$/u;

/** Returns whether every code point of a character is in the font and belongs to a script that is set correctly. */
export function isPrintable(font: fontkit.Font, character: string): boolean {
  if (!proofreadScripts.test(character)) return false;
  return Array.from(character).every((point) => font.hasGlyphForCodePoint(point.codePointAt(0) ?? 0));
}

/** Names a character: `“漢” (U+6F22)`; control characters and lone surrogates only by their number. */
export function nameCharacter(character: string): string {
  const numbers = Array.from(character, (point) => {
    const hex = (point.codePointAt(0) ?? 0).toString(16).toUpperCase();
    return `U+${hex.padStart(4, '0')}`;
  }).join(' ');
  return /[\p{C}\p{Z}]/u.test(character) ? numbers : `“${character}” (${numbers})`;
}
