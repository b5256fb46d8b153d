import type { Sentence } from '../sentence/index.ts';

/** Collects notes on differences between the file and the result: each sentence once, in the order in which it was added. */
export interface Notes {
  add(sentence: Sentence): void;
  /** Adds the note on a label whose file gives no real size, such as one in pixels. */
  addGuessedSize(sentence: Sentence): void;
  hasGuessedSize(): boolean;
  list(): readonly Sentence[];
}

/** Nobody reads more notes than this. */
const mostNotes = 20;

export function createNotes(): Notes {
  const sentences = new Map<string, Sentence>();
  let isGuessed = false;
  const add = (sentence: Sentence) => {
    if (sentences.size < mostNotes && !sentences.has(sentence.message)) {
      sentences.set(sentence.message, sentence);
    }
  };
  return {
    add,
    addGuessedSize: (sentence) => {
      isGuessed = true;
      add(sentence);
    },
    hasGuessedSize: () => isGuessed,
    list: () => [...sentences.values()],
  };
}
