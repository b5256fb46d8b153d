import type { MarkedText } from '../markup/bind-markup.ts';
import { foldText } from '../search/fold-text.ts';
import { annexTwoGroups, type AnnexTwoGroup } from './annex-two.ts';
import { allergenWords } from './words/index.ts';

/** A word of a text that names a substance of Annex II. */
export interface AllergenFinding {
  readonly group: AnnexTwoGroup;
  /** The name as it is written; of a compound the part that names the substance: “Weizen” of “Weizenmehl”. */
  readonly word: string;
  /** Range in the visible text, in UTF-16 code units. */
  readonly start: number;
  readonly end: number;
  /** Whether the whole name is set apart: by a typeset, or by capitals among small letters. */
  readonly isMarked: boolean;
}

interface GroupSearch {
  readonly group: AnnexTwoGroup;
  readonly names: RegExp;
  readonly exceptions: RegExp | undefined;
}

let searches: readonly GroupSearch[] | undefined;

/**
 * Finds names of the substances of Annex II in a text, in all languages at once: labels have several. It is a help and no
 * proof: it neither knows every word nor whether a sentence says that a substance is absent, so a person decides.
 * @param marked the visible text with its emphasis
 * @param isBold whether all of the text is bold anyway: then bold sets nothing apart
 * @returns findings in the order of the text; none overlap within a group
 */
export function findAllergens(marked: readonly MarkedText[], isBold = false): readonly AllergenFinding[] {
  const text = marked.map((piece) => piece.text).join('');
  const { folded, positions } = fold(text);
  const isSetApart = marked.flatMap(({ text: piece, emphasis }) => {
    const isApart = (emphasis.isBold && !isBold) || emphasis.isSlanted || emphasis.isUnderlined;
    return Array.from<boolean>({ length: piece.length }).fill(isApart);
  });
  const hasSmallLetters = /\p{Ll}/u.test(text);
  searches ??= annexTwoGroups.map(searchOf);
  return searches
    .flatMap(({ group, names, exceptions }): AllergenFinding[] => {
      const excepted = exceptions ? [...folded.matchAll(exceptions)].map(rangeOf) : [];
      return [...folded.matchAll(names)]
        .map(rangeOf)
        .filter(({ from, until }) => !excepted.some((one) => from < one.until && until > one.from))
        .map(({ from, until }) => {
          const [start, end] = [positions[from] ?? 0, positions[until] ?? text.length];
          const word = text.slice(start, end);
          const isMarked =
            isSetApart.slice(start, end).every(Boolean) || (hasSmallLetters && isInCapitals(word));
          return { group, word, start, end, isMarked };
        });
    })
    .toSorted((one, other) => one.start - other.start || one.end - other.end);
}

const isInCapitals = (word: string) =>
  /\p{L}{2}/u.test(word) && word === word.toUpperCase() && word !== word.toLowerCase();

const rangeOf = ({ index, 0: { length } }: RegExpExecArray) => ({ from: index, until: index + length });

function searchOf(group: AnnexTwoGroup): GroupSearch {
  const languages = Object.values(allergenWords);
  const exceptions = languages.flatMap((words) => patternsIn(words.exceptions[group] ?? ''));
  return {
    group,
    names: searchFor(languages.flatMap(({ names }) => patternsIn(names[group]))),
    exceptions: exceptions.length > 0 ? searchFor(exceptions) : undefined,
  };
}

const patternsIn = (list: string) => list.split(', ').filter(Boolean);

/** Longer patterns first: of several at one place the longest is the name. */
const searchFor = (patterns: readonly string[]) =>
  new RegExp(
    [...new Set(patterns)]
      .toSorted((one, other) => other.length - one.length)
      .map(sourceOf)
      .join('|'),
    'gu',
  );

const [wordStart, wordEnd] = [String.raw`(?<![\p{L}\p{N}])`, String.raw`(?![\p{L}\p{N}])`];
/** An ending is a part of the name: “Mandeln”, “prawns”. More letters are another word of a compound. */
const ending = String.raw`(?:\p{L}{1,2}(?![\p{L}\p{N}]))?`;

function sourceOf(pattern: string): string {
  const [, before = '', words = '', after = ''] = /^(-?)(.*?)(-?)$/u.exec(pattern) ?? [];
  const source = fold(words)
    .folded.split(' ')
    .join(String.raw`\s+`);
  return `${before ? '' : wordStart}${source}${after ? ending : wordEnd}`;
}

/** Returns a text as it is searched, and the place in the text of each character of that. */
function fold(text: string): { folded: string; positions: readonly number[] } {
  let folded = '';
  const positions: number[] = [];
  let at = 0;
  for (const character of text) {
    const letters = /\s/u.test(character) ? ' ' : foldText(character).replace('’', "'");
    folded += letters;
    for (let unit = 0; unit < letters.length; unit++) positions.push(at);
    at += character.length;
  }
  positions.push(text.length);
  return { folded, positions };
}
