import type { Sentence } from '../sentence/index.ts';

export type FileFault =
  | 'too-large'
  | 'too-many-rows'
  | 'too-many-columns'
  | 'empty'
  | 'not-text'
  | 'column-missing'
  | 'field-missing'
  | 'field-twice';

/** A file of which nothing can be imported; the sentence is for whoever chose it. */
export class ImportFileError extends Error {
  override readonly name = 'ImportFileError';
  readonly sentence: Sentence;
  readonly fault: FileFault;
  /** The line it is in, from 1, where it is in one. */
  readonly line: number | undefined;

  constructor(fault: FileFault, sentence: Sentence, line?: number) {
    super(sentence.message);
    this.sentence = sentence;
    this.fault = fault;
    this.line = line;
  }
}
