import { charactersOf } from '../binding/count-characters.ts';
import type { BoundText } from '../binding/bound-text.ts';
import type { FontFace } from '../font/font-face.ts';
import { nameCharacter } from '../font/coverage.ts';
import type { LabelProblem } from '../problem/label-problem.ts';
import { type Subject, subjectOf } from '../problem/subject.ts';
import { cleanText } from './clean-text.ts';

const asciiOnly = /^[\x20-\x7e\n]*$/;
/** Line feed, soft hyphen and zero-width space steer the line breaks and are never drawn. */
const breakMark = /^[\n\u00ad\u200b]$/u;
const mostTold = 5;

/** The characters that the font cannot print: one problem for each variable, naming up to five of them. */
export function missingCharacters(
  face: FontFace,
  elementId: string,
  bound: BoundText,
): readonly LabelProblem[] {
  if (asciiOnly.test(bound.text)) return [];
  const missing = new Map<string, { readonly subject: Subject; readonly characters: Set<string> }>();
  let index = 0;
  for (const character of charactersOf(bound.text)) {
    if (!isSettable(face, character)) {
      const subject = subjectOf(elementId, bound, { from: index, until: index + character.length });
      const told = missing.get(subject.words) ?? { subject, characters: new Set() };
      missing.set(subject.words, told);
      if (told.characters.size < mostTold) told.characters.add(nameCharacter(character));
    }
    index += character.length;
  }
  return Array.from(missing.values(), ({ subject: { variable, words }, characters }) => {
    const names = [...characters].join(', ');
    const message = `The text of ${words} contains ${names}, which the label font cannot print.`;
    return { code: 'character-missing', elementId, message, ...(variable !== undefined && { variable }) };
  });
}

/** Puts a visible stand-in where a character cannot be printed; the label has a problem then and is only looked at. */
export function replaceMissing(face: FontFace, text: string): string {
  if (asciiOnly.test(text)) return text;
  const standIn = face.covers('\ufffd') ? '\ufffd' : '?';
  return charactersOf(text)
    .map((character) => (isSettable(face, character) ? character : standIn))
    .join('');
}

function isSettable(face: FontFace, character: string): boolean {
  const cleaned = cleanText(character);
  return cleaned === '' || breakMark.test(cleaned) || face.covers(cleaned);
}
