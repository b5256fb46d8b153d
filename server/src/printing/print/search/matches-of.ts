import { foldText } from 'label-core/search';
import { searchTerms } from '../../../foundation/values/search-terms.ts';
import type { AskedPrints } from './asked-words.ts';
import type { PrintedFacts } from './print-words.ts';
import { cutWord, wordParts } from './word-parts.ts';

/** What of a file a search was found in, besides values. */
export const matchKinds = [
  'value',
  'label',
  'version',
  'article',
  'articleNumber',
  'order',
  'printer',
  'person',
  'computer',
  'job',
] as const;
export type MatchKind = (typeof matchKinds)[number];

/** One text of a file that answers a search. */
export interface PrintMatch {
  readonly kind: MatchKind;
  /** Name of the variable; empty for what is no value. */
  readonly name: string;
  readonly text: string;
}

/**
 * Returns the texts of a file that answer a search: for each word that was asked for the first one, values before names,
 * and a text that has it as a whole word before one where a word begins with it.
 */
export function matchesOf(facts: PrintedFacts, filter: AskedPrints): PrintMatch[] {
  const texts = textsOf(facts);
  // Each text is folded once, and only as far as one is found: a page has a hundred files of some twenty texts.
  const parts = new Map<string, readonly string[]>();
  const partsOf = (text: string): readonly string[] => {
    const known = parts.get(text) ?? foldText(text).split(' ').flatMap(wordParts);
    parts.set(text, known);
    return known;
  };
  const { searchQuery = '', variable, value } = filter;
  const found = searchTerms(variable || !value ? searchQuery : `${searchQuery} ${value}`).map((term) => {
    const asked = cutWord(term);
    const isWhole = (word: string) => word === asked;
    const isBegun = (word: string) => word.startsWith(asked);
    return (
      texts.find(({ text }) => partsOf(text).some(isWhole)) ??
      texts.find(({ text }) => partsOf(text).some(isBegun))
    );
  });
  const named = texts.find(
    ({ kind, name, text }) =>
      kind === 'value' && name === variable && (!value || foldText(text) === foldText(value)),
  );
  return [...new Set(variable ? [named, ...found] : found)].filter((match) => match !== undefined);
}

function textsOf(facts: PrintedFacts): PrintMatch[] {
  return [
    ...[facts.values, ...(facts.labelValues ?? [])].flatMap((values) =>
      Object.entries(values).map(([name, text]) => ({ kind: 'value' as const, name, text })),
    ),
    ...other('article', facts.articleName),
    ...facts.articleNumbers.flatMap((number) => other('articleNumber', number)),
    ...other('order', facts.orderNumber),
    ...other('label', facts.labelName),
    ...other('version', facts.version === null ? null : `v${facts.version}`),
    ...other('printer', facts.printerName),
    ...other('person', facts.personName),
    ...other('computer', facts.computerName),
    ...other('job', facts.printJobId),
  ];
}

const other = (kind: MatchKind, text: string | null): PrintMatch[] =>
  text === null || text === '' ? [] : [{ kind, name: '', text }];
