import { charactersOf } from '../binding/count-characters.ts';
import type { FontFace } from '../font/font-face.ts';
import type { FontKey } from '../font/font-set.ts';
import { measureLine } from './measure.ts';

/** How characters are set. Characters that are set alike have the same object. */
export interface TextStyle {
  readonly face: FontFace;
  readonly fontKey: FontKey;
  /** Size as a share of that of the text. */
  readonly scale: number;
  /** How far the baseline is above that of the line, in em of the text; negative is below. */
  readonly raiseEm: number;
  readonly isSlanted: boolean;
  readonly isUnderlined: boolean;
}

export interface StyledSpan {
  readonly text: string;
  readonly style: TextStyle;
}

/** A text of spans; no two spans beside each other have the same style, and none is empty. */
export type StyledText = readonly StyledSpan[];

/** Returns the style of a text of one face without emphasis. */
export const plainStyle = (face: FontFace, fontKey: FontKey): TextStyle => ({
  face,
  fontKey,
  scale: 1,
  raiseEm: 0,
  isSlanted: false,
  isUnderlined: false,
});

/** Returns the characters of a text without their styles. */
export const wordsOf = (text: StyledText): string => {
  const [first, ...others] = text;
  return others.length === 0 ? (first?.text ?? '') : text.map((span) => span.text).join('');
};

/** Returns texts one after the other. */
export function joined(...texts: readonly StyledText[]): StyledText {
  const all: StyledSpan[] = [];
  for (const text of texts) {
    for (const span of text) {
      const last = all.at(-1);
      if (span.text === '') continue;
      if (last?.style === span.style)
        all[all.length - 1] = { text: last.text + span.text, style: span.style };
      else all.push(span);
    }
  }
  return all;
}

/** Returns a text with characters after it that are set like its last ones. @param style of a text that is empty */
export const followedBy = (text: StyledText, ending: string, style: TextStyle): StyledText =>
  joined(text, [{ text: ending, style: text.at(-1)?.style ?? style }]);

/** Returns a part of a text, by the indices of its characters without styles. */
export function sliced(text: StyledText, from: number, until: number): StyledText {
  const parts: StyledSpan[] = [];
  let start = 0;
  for (const span of text) {
    const end = start + span.text.length;
    if (end > from && start < until) {
      const isWhole = from <= start && until >= end;
      parts.push(
        isWhole
          ? span
          : { text: span.text.slice(Math.max(0, from - start), until - start), style: span.style },
      );
    }
    start = end;
  }
  return parts;
}

/** Returns a text whose characters are changed span by span. */
export const mapped = (text: StyledText, change: (words: string) => string): StyledText =>
  joined(text.map(({ text: words, style }) => ({ text: change(words), style })));

/** Returns a text without the spaces at its end. */
export function withoutEnd(text: StyledText): StyledText {
  const words = wordsOf(text);
  const { length } = words.trimEnd();
  return length === words.length ? text : sliced(text, 0, length);
}

/** Returns the paragraphs of a text, which end at line feeds. */
export function paragraphsOf(text: StyledText): readonly StyledText[] {
  let from = 0;
  return wordsOf(text)
    .split('\n')
    .map(({ length }) => {
      const paragraph = sliced(text, from, from + length);
      from += length + 1;
      return paragraph;
    });
}

/** Returns the characters of a text as a person counts them, each with its style. */
export const styledCharacters = (text: StyledText): readonly StyledSpan[] =>
  text.flatMap(({ text: words, style }) =>
    charactersOf(words).map((character) => ({ text: character, style })),
  );

/** Returns the width of one line in em of the text. */
export function measure(line: StyledText): number {
  let width = 0;
  for (const { text, style } of line) width += measureLine(style.face, text) * style.scale;
  return width;
}
