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

/** Thrown for a file from which nothing can be imported; the sentence is for the person who chose the file. */
export class ImportFileError extends Error {
  override readonly name = 'ImportFileError';
  readonly sentence: Sentence;
  readonly fault: FileFault;
  /** Line of the fault, from 1, if it is in a line. */
  readonly line: number | undefined;

  constructor(fault: FileFault, sentence: Sentence, line?: number) {
    super(sentence.message);
    this.sentence = sentence;
    this.fault = fault;
    this.line = line;
  }
}
