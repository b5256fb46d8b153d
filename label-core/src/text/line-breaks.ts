/** A piece of a line that is not broken inside unless it alone is wider than the line. */
export interface BreakPiece {
  readonly text: string;
  /** The spaces after it: dropped when the line ends here. */
  readonly space: string;
  /** A soft hyphen stood here: a line that ends here shows a hyphen. */
  readonly isHyphenated: boolean;
}

/** Runs of characters, and the spaces a line may end at. No-break spaces (U+00A0, U+202F, U+2007) are characters. */
const wordAndSpace =
  /([^ \u1680\u2000-\u2006\u2008-\u200a\u205f\u3000]*)([ \u1680\u2000-\u2006\u2008-\u200a\u205f\u3000]*)/gu;

/** Inside a word a line may end after a hyphen, dash or slash between letters, and at U+00AD and U+200B. */
const insideWord = /(?<=[\p{L}\p{N}][-‐–—/])(?=[\p{L}\p{N}])|(?<=[\u00ad\u200b])/u;
const breakMark = /[\u00ad\u200b]/gu;

/** Splits one paragraph (no `\n`) into the pieces between which a line may end. */
export function breakPieces(paragraph: string): readonly BreakPiece[] {
  const pieces: BreakPiece[] = [];
  for (const [all, word = '', space = ''] of paragraph.matchAll(wordAndSpace)) {
    if (all === '') continue;
    const parts = word.split(insideWord);
    for (const [index, part] of parts.entries()) {
      const isLast = index === parts.length - 1;
      pieces.push({
        text: part.replace(breakMark, ''),
        space: isLast ? space : '',
        isHyphenated: part.endsWith('\u00ad') && !isLast,
      });
    }
  }
  return pieces;
}
