/**
 * A sentence from one program to another, to be read by a person. A receiver that shows it in another language looks up
 * `code` and inserts `args`; one that does not know the code shows `message`.
 */
export interface Sentence {
  /** Permanent code, while the wording may change: "printer.name-taken". */
  readonly code: string;
  readonly args: Readonly<Record<string, SentenceValue>>;
  /** The sentence in English. */
  readonly message: string;
}

/**
 * A value in a sentence: a text or a number, another sentence, a list of texts ("A, B and C"), or several sentences in
 * sequence.
 */
export type SentenceValue = string | number | Sentence | readonly string[] | readonly Sentence[];
