/** Collects what is read otherwise than the file has it: each sentence once, in the order in which it came up. */
export interface Notes {
  add(sentence: string): void;
  list(): readonly string[];
}

/** More sentences than these nobody reads. */
const mostNotes = 20;

export function createNotes(): Notes {
  const sentences = new Set<string>();
  return {
    add: (sentence) => {
      if (sentences.size < mostNotes) sentences.add(sentence);
    },
    list: () => [...sentences],
  };
}
