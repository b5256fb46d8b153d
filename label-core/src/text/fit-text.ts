import type { FontFace } from '../font/font-face.ts';
import { mmToPt } from '../scene/length.ts';
import {
  followedBy,
  mapped,
  measure,
  paragraphsOf,
  plainStyle,
  type StyledText,
  type TextStyle,
  withoutEnd,
  wordsOf,
} from './styled-text.ts';
import { longestFit, withoutBreakMarks, wrapText, type WrappedText } from './wrap.ts';

export interface TextRoom {
  readonly widthMm: number;
  readonly heightMm: number;
  readonly sizePt: number;
  /** Smallest size; the text shrinks in quarter points down to it before it counts as too long. */
  readonly minSizePt: number;
  /** Distance between baselines, in font sizes. */
  readonly lineHeight: number;
  readonly maxLines: number;
  readonly wrap: boolean;
}

export interface FittedText<Line = StyledText> {
  readonly lines: readonly Line[];
  readonly sizePt: number;
  /** Whether the whole text fits; otherwise it ends with an ellipsis. */
  readonly isWhole: boolean;
}

const stepPt = 0.25;
/** Converting millimetres to points and back may change the last digit; a text exactly as wide as its box must fit. */
const tolerance = 1e-9;

/** Fits a text of one face without emphasis: see `fitStyled`. */
export function fitText(face: FontFace, text: string, room: TextRoom): FittedText<string> {
  const style = plainStyle(face, 'regular');
  const fitted = fitStyled(style, [{ text, style }], room);
  return { ...fitted, lines: fitted.lines.map(wordsOf) };
}

/**
 * Finds the largest size at which the text fits into its room; words are broken only when nothing else helps.
 * @param base style of the text without emphasis, whose face gives the height of the lines
 */
export function fitStyled(base: TextStyle, text: StyledText, room: TextRoom): FittedText {
  const whole = (canBreakWords: boolean): FittedText | undefined =>
    largestFit(room, (sizePt) => {
      const wrapped = linesAt(base, text, room, sizePt);
      const isFit = stands(base.face, wrapped, room, sizePt) && (canBreakWords || !wrapped.hasBrokenWord);
      return isFit ? { lines: wrapped.lines, sizePt, isWhole: true } : undefined;
    });
  return whole(false) ?? whole(true) ?? shorten(base, text, room, Math.min(room.minSizePt, room.sizePt));
}

/** Returns the result at the largest size, in quarter points down to the smallest, at which there is one. */
export function largestFit<Result>(
  { sizePt, minSizePt }: Pick<TextRoom, 'sizePt' | 'minSizePt'>,
  attempt: (sizePt: number) => Result | undefined,
): Result | undefined {
  const steps = Math.max(0, Math.ceil((sizePt - minSizePt) / stepPt - tolerance));
  return firstFit(steps, (step) => attempt(Math.max(sizePt - step * stepPt, Math.min(minSizePt, sizePt))));
}

/** Returns the first result of 0..last for which `attempt` succeeds, provided it succeeds for all later ones too. */
function firstFit<Result>(last: number, attempt: (step: number) => Result | undefined): Result | undefined {
  let best = attempt(0);
  if (best !== undefined || last === 0) return best;
  best = attempt(last);
  if (best === undefined) return undefined;
  let low = 1;
  let high = last - 1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    const result = attempt(middle);
    if (result === undefined) low = middle + 1;
    else {
      best = result;
      high = middle - 1;
    }
  }
  return best;
}

function linesAt(base: TextStyle, text: StyledText, room: TextRoom, sizePt: number): WrappedText {
  if (room.wrap) return wrapText(base, text, widthEm(room, sizePt));
  return { lines: paragraphsOf(mapped(text, withoutBreakMarks)), hasBrokenWord: false };
}

function stands(face: FontFace, { lines }: WrappedText, room: TextRoom, sizePt: number): boolean {
  if (lines.length > mostLines(face, room, sizePt)) return false;
  const most = widthEm(room, sizePt);
  return lines.every((line) => measure(line) <= most);
}

function widthEm(room: TextRoom, sizePt: number): number {
  return mmToPt(room.widthMm) / sizePt + tolerance;
}

/** Returns the number of lines that fit: the first takes the font's full ascent and descent, each further one a line height. */
function mostLines(face: FontFace, room: TextRoom, sizePt: number): number {
  const spare = mmToPt(room.heightMm) / sizePt - (face.ascent + face.descent) + tolerance;
  return spare < 0 ? 0 : Math.min(room.maxLines, 1 + Math.floor(spare / room.lineHeight));
}

const ellipsis = '…';

function shorten(base: TextStyle, text: StyledText, room: TextRoom, sizePt: number): FittedText {
  const most = widthEm(room, sizePt);
  const count = mostLines(base.face, room, sizePt);
  const all = linesAt(base, text, room, sizePt).lines;
  const kept = all.slice(0, count).map((line, index) => {
    const isCut = index === count - 1 && all.length > count;
    return isCut || measure(line) > most ? withEllipsis(base, line, most) : line;
  });
  return { lines: kept, sizePt, isWhole: false };
}

function withEllipsis(base: TextStyle, line: StyledText, most: number): StyledText {
  const whole = followedBy(line, ellipsis, base);
  if (measure(whole) <= most) return whole;
  const head = longestFit(base, line, most, ellipsis);
  const shortened = followedBy(withoutEnd(head), ellipsis, base);
  return measure(shortened) <= most ? shortened : [];
}
