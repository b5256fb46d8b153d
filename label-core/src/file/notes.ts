import type { Sentence } from '../sentence/index.ts';

/** Collects notes on differences between the file and the result: each sentence once, in the order in which it was added. */
export interface Notes {
  add(sentence: Sentence): void;
  list(): readonly Sentence[];
}

/** Nobody reads more notes than this. */
const mostNotes = 20;

export function createNotes(): Notes {
  const sentences = new Map<string, Sentence>();
  return {
    add: (sentence) => {
      if (sentences.size < mostNotes && !sentences.has(sentence.message))
        sentences.set(sentence.message, sentence);
    },
    list: () => [...sentences.values()],
  };
}
