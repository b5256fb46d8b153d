import type { Sentence } from '../sentence/index.ts';

/** Collects what is read otherwise than the file has it: each sentence once, in the order in which it came up. */
export interface Notes {
  add(sentence: Sentence): void;
  list(): readonly Sentence[];
}

/** More sentences than these nobody reads. */
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
