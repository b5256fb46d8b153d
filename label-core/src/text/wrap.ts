import { charactersOf } from '../binding/count-characters.ts';
import type { FontFace } from '../font/font-face.ts';
import { type BreakPiece, breakPieces } from './line-breaks.ts';
import { measureLine } from './measure.ts';

export interface WrappedText {
  readonly lines: readonly string[];
  /** Whether a word was wider than the line and had to be broken. */
  readonly hasBrokenWord: boolean;
}

/**
 * Breaks a text into lines no wider than `widthEm`. A line ends at a space, after a hyphen or, when a word alone is too
 * wide, between two characters. A single character wider than the line stays alone and exceeds the width.
 */
export function wrapText(face: FontFace, text: string, widthEm: number): WrappedText {
  const lines: string[] = [];
  let hasBrokenWord = false;
  for (const paragraph of text.split('\n')) {
    const wrapped = wrapParagraph(face, breakPieces(paragraph), widthEm);
    lines.push(...wrapped.lines);
    hasBrokenWord ||= wrapped.hasBrokenWord;
  }
  return { lines, hasBrokenWord };
}

function wrapParagraph(face: FontFace, pieces: readonly BreakPiece[], widthEm: number): WrappedText {
  const lines: string[] = [];
  let hasBrokenWord = false;
  let line = emptyLine;
  for (const piece of pieces) {
    if (line.text !== '' && !fits(face, line, piece, widthEm)) {
      lines.push(ended(line));
      line = emptyLine;
    }
    const isTooWide = line.text === '' && !fits(face, emptyLine, piece, widthEm);
    const chunks = isTooWide ? chunksOf(face, piece.text, widthEm) : [piece.text];
    hasBrokenWord ||= chunks.length > 1;
    lines.push(...chunks.slice(0, -1));
    const last = { ...piece, text: chunks.at(-1) ?? '' };
    // A piece that fills its line leaves no room for the hyphen.
    const isHyphenated = piece.isHyphenated && (!isTooWide || fits(face, emptyLine, last, widthEm));
    line = grown(face, line, { ...last, isHyphenated });
  }
  if (line.text !== '' || lines.length === 0) lines.push(ended(line));
  return { lines, hasBrokenWord };
}

/** A line being built: measured up to its last space, while the word after that grows piece by piece. */
interface OpenLine {
  readonly text: string;
  readonly widthBeforeWord: number;
  readonly word: string;
  readonly isHyphenated: boolean;
}

const emptyLine: OpenLine = { text: '', widthBeforeWord: 0, word: '', isHyphenated: false };

function fits(
  face: FontFace,
  { widthBeforeWord, word }: OpenLine,
  piece: BreakPiece,
  widthEm: number,
): boolean {
  const hyphen = piece.isHyphenated ? '-' : '';
  return widthBeforeWord + face.shape(word + piece.text + hyphen).width <= widthEm;
}

function grown(face: FontFace, line: OpenLine, piece: BreakPiece): OpenLine {
  const text = line.text + piece.text + piece.space;
  const { isHyphenated } = piece;
  if (piece.space === '') return { ...line, text, word: line.word + piece.text, isHyphenated };
  return { text, widthBeforeWord: measureLine(face, text), word: '', isHyphenated };
}

function ended({ text, isHyphenated }: OpenLine): string {
  return text.trimEnd() + (isHyphenated ? '-' : '');
}

/** Splits a word that is wider than a line into pieces that each fill a line, and the rest. */
function chunksOf(face: FontFace, word: string, widthEm: number): readonly string[] {
  const chunks: string[] = [];
  let rest = word;
  while (rest !== '') {
    const head = longestFit(face, rest, widthEm);
    chunks.push(head);
    rest = rest.slice(head.length);
  }
  return chunks;
}

/** Returns the longest beginning of a word that fits, at least one character. */
export function longestFit(face: FontFace, word: string, widthEm: number, ending = ''): string {
  const characters = charactersOf(word);
  let count = 0;
  // The sum of the cached widths of single characters is a good estimate; the exact width decides.
  for (let sum = 0; count < characters.length; count += 1) {
    sum += face.shape(characters[count] ?? '').width;
    if (sum > widthEm * 1.1) break;
  }
  while (count > 1 && measureLine(face, characters.slice(0, count).join('') + ending) > widthEm) count -= 1;
  return characters.slice(0, Math.max(1, count)).join('');
}
