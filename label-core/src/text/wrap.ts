import { type BreakPiece, breakPieces } from './line-breaks.ts';
import {
  followedBy,
  joined,
  mapped,
  measure,
  paragraphsOf,
  sliced,
  styledCharacters,
  type StyledText,
  type TextStyle,
  withoutEnd,
  wordsOf,
} from './styled-text.ts';

export interface WrappedText {
  readonly lines: readonly StyledText[];
  /** Whether a word was wider than the line and had to be broken. */
  readonly hasBrokenWord: boolean;
}

/**
 * Breaks a text into lines no wider than `widthEm`. A line ends at a space, after a hyphen or, when a word alone is too
 * wide, between two characters. A single character wider than the line stays alone and exceeds the width.
 * @param base style of a line without characters
 */
export function wrapText(base: TextStyle, text: StyledText, widthEm: number): WrappedText {
  const lines: StyledText[] = [];
  let hasBrokenWord = false;
  for (const paragraph of paragraphsOf(text)) {
    const wrapped = wrapParagraph(base, piecesOf(paragraph), widthEm);
    lines.push(...wrapped.lines);
    hasBrokenWord ||= wrapped.hasBrokenWord;
  }
  return { lines, hasBrokenWord };
}

/** A piece of a line with the styles of its characters. */
interface StyledPiece extends Pick<BreakPiece, 'isHyphenated'> {
  readonly text: StyledText;
  readonly space: StyledText;
}

const hasBreakMark = /[\u00ad\u200b]/u;

/** Returns words without soft hyphens and zero-width spaces, which only say where a line may end. */
export const withoutBreakMarks = (words: string): string => words.replace(/[\u00ad\u200b]/gu, '');

function piecesOf(paragraph: StyledText): readonly StyledPiece[] {
  let at = 0;
  return breakPieces(wordsOf(paragraph)).map(({ text, space, isHyphenated }) => {
    const from = at;
    const until = from + text.length;
    at = until + space.length;
    const part = sliced(paragraph, from, until);
    return {
      text: hasBreakMark.test(text) ? mapped(part, withoutBreakMarks) : part,
      space: sliced(paragraph, until, at),
      isHyphenated,
    };
  });
}

function wrapParagraph(base: TextStyle, pieces: readonly StyledPiece[], widthEm: number): WrappedText {
  const lines: StyledText[] = [];
  let hasBrokenWord = false;
  let line = emptyLine;
  for (const piece of pieces) {
    if (line.text.length > 0 && !fits(base, line, piece, widthEm)) {
      lines.push(ended(base, line));
      line = emptyLine;
    }
    const isTooWide = line.text.length === 0 && !fits(base, emptyLine, piece, widthEm);
    const chunks = isTooWide ? chunksOf(base, piece.text, widthEm) : [piece.text];
    hasBrokenWord ||= chunks.length > 1;
    lines.push(...chunks.slice(0, -1));
    const last = { ...piece, text: chunks.at(-1) ?? [] };
    // A piece that fills its line leaves no room for the hyphen.
    const isHyphenated = piece.isHyphenated && (!isTooWide || fits(base, emptyLine, last, widthEm));
    line = grown(line, { ...last, isHyphenated });
  }
  if (line.text.length > 0 || lines.length === 0) lines.push(ended(base, line));
  return { lines, hasBrokenWord };
}

/** A line being built: measured up to its last space, while the word after that grows piece by piece. */
interface OpenLine {
  readonly text: StyledText;
  readonly widthBeforeWord: number;
  readonly word: StyledText;
  readonly isHyphenated: boolean;
  /** Whether the word begins after an ordinary space or at the start of the line. */
  readonly endsInBlank: boolean;
}

const emptyLine: OpenLine = {
  text: [],
  widthBeforeWord: 0,
  word: [],
  isHyphenated: false,
  endsInBlank: true,
};

function fits(
  base: TextStyle,
  { widthBeforeWord, word }: OpenLine,
  piece: StyledPiece,
  widthEm: number,
): boolean {
  const whole = word.length === 0 ? piece.text : joined(word, piece.text);
  const shown = piece.isHyphenated ? followedBy(whole, '-', base) : whole;
  return widthBeforeWord + measure(shown) <= widthEm;
}

function grown(line: OpenLine, piece: StyledPiece): OpenLine {
  const text = joined(line.text, piece.text, piece.space);
  const { isHyphenated } = piece;
  const word = line.word.length === 0 ? piece.text : joined(line.word, piece.text);
  if (piece.space.length === 0) return { ...line, text, word, isHyphenated };
  const endsInBlank = /^ +$/u.test(wordsOf(piece.space));
  // Between blanks words are set one by one (measure.ts), so the line need not be measured again.
  const widthBeforeWord =
    endsInBlank && line.endsInBlank
      ? line.widthBeforeWord + measure(word) + measure(piece.space)
      : measure(text);
  return { text, widthBeforeWord, word: [], isHyphenated, endsInBlank };
}

const ended = (base: TextStyle, { text, isHyphenated }: OpenLine): StyledText =>
  isHyphenated ? followedBy(withoutEnd(text), '-', base) : withoutEnd(text);

/** Splits a word that is wider than a line into pieces that each fill a line, and the rest. */
function chunksOf(base: TextStyle, word: StyledText, widthEm: number): readonly StyledText[] {
  const chunks: StyledText[] = [];
  let rest = word;
  while (rest.length > 0) {
    const head = longestFit(base, rest, widthEm);
    chunks.push(head);
    rest = sliced(rest, wordsOf(head).length, Infinity);
  }
  return chunks;
}

/** Returns the longest beginning of a word that fits, at least one character. */
export function longestFit(base: TextStyle, word: StyledText, widthEm: number, ending = ''): StyledText {
  const characters = styledCharacters(word);
  let count = 0;
  // The sum of the cached widths of single characters is a good estimate; the exact width decides.
  for (let sum = 0; count < characters.length; count += 1) {
    sum += measure(characters.slice(count, count + 1));
    if (sum > widthEm * 1.1) break;
  }
  const head = () => joined(characters.slice(0, count));
  while (count > 1 && measure(followedBy(head(), ending, base)) > widthEm) count -= 1;
  return joined(characters.slice(0, Math.max(1, count)));
}
