import type * as fontkit from 'fontkit';

/**
 * The scripts whose setting has been proofread. The font holds letters of others (Devanagari) too, but a script
 * that needs reordering is refused rather than printed unseen.
 */
const proofreadScripts =
  /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Common}\p{Script=Inherited}]+$/u;

/** Whether every code point of a character is in the font and belongs to a script that is set correctly. */
export function isPrintable(font: fontkit.Font, character: string): boolean {
  if (!proofreadScripts.test(character)) return false;
  return Array.from(character).every((point) => font.hasGlyphForCodePoint(point.codePointAt(0) ?? 0));
}

/** `“漢” (U+6F22)`; control characters and lone surrogates are named by their number only. */
export function nameCharacter(character: string): string {
  const numbers = Array.from(character, (point) => {
    const hex = (point.codePointAt(0) ?? 0).toString(16).toUpperCase();
    return `U+${hex.padStart(4, '0')}`;
  }).join(' ');
  return /[\p{C}\p{Z}]/u.test(character) ? numbers : `“${character}” (${numbers})`;
}
