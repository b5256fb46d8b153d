import type { SourceFile } from './source-files.ts';
import { writtenTexts } from './sentence-literals.ts';
import { nodesOf, placeOf } from './syntax-tree.ts';

/** A closing tag, or the beginning of a page: not the “<id>” of a sentence for programmers. */
const MARKUP = /<\/[a-z]|<!doctype/i;
/** Attributes whose text a person reads or hears. */
const SPOKEN = /\b(?:title|alt|label|aria-label|aria-description)="(?<text>[^"]*)"/g;
const UNSPOKEN = /<style>.*?<\/style>|<[^>]*>/gs;
/** The name of the program is the same in every language. */
const hasWord = (text: string) => /\p{L}/u.test(text.replace(/\bPlaten\b/, ''));

/** Returns the places where a page that is written as HTML spells a text for people instead of taking it from its catalogue. */
export const findMarkupLiterals = (file: SourceFile): string[] =>
  nodesOf(file).flatMap((node) =>
    writtenTexts(node)
      .filter((text) => MARKUP.test(text))
      .flatMap((markup) => [
        ...markup.split(UNSPOKEN),
        ...[...markup.matchAll(SPOKEN)].map(({ groups }) => groups?.['text'] ?? ''),
      ])
      .filter(hasWord)
      .map((text) => `${placeOf(file, node)} spells “${text.trim()}”`),
  );
