/**
 * What one program says to another for a person to read. Whoever shows it in another language looks `code` up and puts
 * `args` in; whoever does not know the code shows `message`.
 */
export interface Sentence {
  /** Stays what it is for good, while the words may change: "printer.name-taken". */
  readonly code: string;
  readonly args: Readonly<Record<string, SentenceValue>>;
  /** The sentence in English. */
  readonly message: string;
}

/**
 * A value in a sentence: a text or a number as it is, another sentence, texts in a row ("A, B and C"), or sentences one
 * after the other.
 */
export type SentenceValue = string | number | Sentence | readonly string[] | readonly Sentence[];
