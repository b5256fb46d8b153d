/** A part of a line that is broken only when it alone is wider than the line. */
export interface BreakPiece {
  /** Its characters, with the marks at which a line may end. */
  readonly text: string;
  /** Spaces after the piece, which are dropped when the line ends here. */
  readonly space: string;
  /** Whether a soft hyphen follows, so that a line that ends here shows a hyphen. */
  readonly isHyphenated: boolean;
}

/** Runs of characters, and the spaces at which a line may end. No-break spaces (U+00A0, U+202F, U+2007) count as characters. */
const wordAndSpace =
  /([^ \u1680\u2000-\u2006\u2008-\u200a\u205f\u3000]*)([ \u1680\u2000-\u2006\u2008-\u200a\u205f\u3000]*)/gu;

/** Break opportunities within a word: after a hyphen, dash or slash between letters or digits, and at U+00AD and U+200B. */
const insideWord = /(?<=[\p{L}\p{N}][-‐–—/])(?=[\p{L}\p{N}])|(?<=[\u00ad\u200b])/u;

/** Splits one paragraph (without `\n`) into the pieces between which a line may end. */
export function breakPieces(paragraph: string): readonly BreakPiece[] {
  const pieces: BreakPiece[] = [];
  for (const [all, word = '', space = ''] of paragraph.matchAll(wordAndSpace)) {
    if (all === '') continue;
    const parts = word.split(insideWord);
    for (const [index, part] of parts.entries()) {
      const isLast = index === parts.length - 1;
      pieces.push({
        text: part,
        space: isLast ? space : '',
        isHyphenated: part.endsWith('\u00ad') && !isLast,
      });
    }
  }
  return pieces;
}
