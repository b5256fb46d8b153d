import type { Sentence } from '../sentence/index.ts';
import type { LabelTemplate } from '../template/template-schema.ts';

/** A label as a file brought it, whatever its format: from here on it is a template like every other. */
export interface LabelFile {
  readonly format: 'platen' | 'svg' | 'zpl';
  readonly template: LabelTemplate;
  /** What was read otherwise than the file has it, for whoever uploaded it. */
  readonly notes: readonly Sentence[];
}

/** `unknown-format`: not one of ours; `too-large`: beyond a limit; `unusable`: ours, and something in it cannot be taken. */
export type LabelFileFault = 'unknown-format' | 'too-large' | 'unusable';

/** Thrown by `readLabelFile`; the sentence is for whoever uploaded the file. */
export class LabelFileError extends Error {
  override readonly name = 'LabelFileError';
  readonly sentence: Sentence;
  readonly fault: LabelFileFault;

  constructor(sentence: Sentence, fault: LabelFileFault = 'unusable') {
    super(sentence.message);
    this.sentence = sentence;
    this.fault = fault;
  }
}
