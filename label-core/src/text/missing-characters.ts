import { charactersOf } from '../binding/count-characters.ts';
import type { BoundText } from '../binding/bound-text.ts';
import type { FontFace } from '../font/font-face.ts';
import { nameCharacter } from '../font/coverage.ts';
import type { LabelProblem } from '../problem/label-problem.ts';
import { type Subject, subjectOf } from '../problem/subject.ts';
import { told } from '../problem/told.ts';
import { cleanText } from './clean-text.ts';

const asciiOnly = /^[\x20-\x7e\n]*$/;
/** Line feed, soft hyphen and zero-width space control line breaks and are never drawn. */
const breakMark = /^[\n\u00ad\u200b]$/u;
const mostTold = 5;

/** Returns problems for characters that the font cannot print: one for each variable, naming up to five of them. */
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
      const { message } = subject.named;
      const found = missing.get(message) ?? { subject, characters: new Set() };
      missing.set(message, found);
      if (found.characters.size < mostTold) found.characters.add(nameCharacter(character));
    }
    index += character.length;
  }
  return Array.from(missing.values(), ({ subject: { named, ...place }, characters }) => ({
    ...told.characterMissing({ subject: named, characters: [...characters].join(', ') }),
    ...place,
  }));
}

/** Replaces characters that cannot be printed with a visible substitute. Such a label has a problem and is only previewed. */
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
