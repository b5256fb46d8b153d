import { foldText } from 'label-core/search';
import { cutWord, wordParts } from './word-parts.ts';

/** Everything that a printed file can be searched by. */
export interface PrintedFacts {
  readonly printJobId: string;
  readonly accountId: number;
  readonly personName: string;
  readonly computerName: string;
  readonly labelId: number | null;
  readonly labelName: string;
  readonly version: number | null;
  readonly articleName: string | null;
  /** Number of the article, and its GTINs. */
  readonly articleNumbers: readonly string[];
  readonly orderNumber: string | null;
  readonly printerId: number;
  readonly printerName: string;
  /** Values of the first label. */
  readonly values: Readonly<Record<string, string>>;
  /** What differs from it, label by label. */
  readonly labelValues: readonly Readonly<Record<string, string>>[] | null;
}

/** First character of a stored word: what it is a word of. */
export const wordKinds = {
  anything: 'w',
  label: 'l',
  article: 'a',
  printer: 'p',
  order: 'o',
  /** Whole value of a variable. */
  value: 'v',
  labelId: 'L',
  printerId: 'P',
  personId: 'U',
} as const;
export type WordKind = keyof typeof wordKinds;

/** Limits of the stored words of a file: the store takes a megabyte of them. */
const most = { words: 10_000, characters: 150_000, valueLength: 200 } as const;

/** Returns the stored word for the whole value of a variable. */
export const valueWord = (name: string, value: string): string =>
  `${wordKinds.value}${name.toWellFormed()}=${foldText(value).slice(0, most.valueLength).toWellFormed()}`;

/** Returns the stored word for an id. */
export const idWord = (kind: 'labelId' | 'printerId' | 'personId', id: number): string =>
  `${wordKinds[kind]}${id}`;

/**
 * Returns the words of a file as they are stored, each once. Words of a text are stored twice if it can also be asked
 * for by itself. Beyond the limits, words of the last labels and values are left out.
 */
export function printWords(facts: PrintedFacts): string[] {
  const words = new Set<string>();
  let characters = 0;
  const add = (word: string) => {
    if (words.has(word) || words.size >= most.words || characters + word.length > most.characters) return;
    words.add(word);
    characters += word.length;
  };
  const addText = (text: string | null, ...kinds: readonly WordKind[]) => {
    if (text === null) return;
    for (const word of foldText(text).split(' ')) {
      if (word === '') continue;
      for (const part of wordParts(word)) for (const kind of kinds) add(wordKinds[kind] + part);
    }
  };
  add(idWord('personId', facts.accountId));
  add(idWord('printerId', facts.printerId));
  if (facts.labelId !== null) add(idWord('labelId', facts.labelId));
  addText(facts.labelName, 'anything', 'label');
  addText(facts.articleName, 'anything', 'article');
  for (const number of facts.articleNumbers) addText(number, 'anything', 'article');
  addText(facts.printerName, 'anything', 'printer');
  addText(facts.orderNumber, 'anything', 'order');
  if (facts.version !== null) addText(`v${facts.version}`, 'anything');
  addText(facts.personName, 'anything');
  addText(facts.computerName, 'anything');
  add(wordKinds.anything + cutWord(facts.printJobId));
  for (const values of [facts.values, ...(facts.labelValues ?? [])]) {
    for (const [name, value] of Object.entries(values)) {
      add(valueWord(name, value));
      addText(value, 'anything');
    }
  }
  return [...words];
}
