import type { Sentence } from '../sentence/index.ts';
import type { LabelTemplate } from '../template/template-schema.ts';

/** A label read from a file of any format; its template is handled like any other. */
export interface LabelFile {
  readonly format: 'platen' | 'svg' | 'zpl';
  readonly template: LabelTemplate;
  /** Differences between the file and the result, for the person who uploaded it. */
  readonly notes: readonly Sentence[];
  /** The file gives no real size, only pixels: the person who uploaded it may know it, and `scaledLabel` applies it. */
  readonly isSizeGuessed: boolean;
}

/**
 * `unknown-format`: not one of our formats; `too-large`: exceeds a limit; `unusable`: a known format with content that
 * cannot be accepted.
 */
export type LabelFileFault = 'unknown-format' | 'too-large' | 'unusable';

/** Thrown by `readLabelFile`; the sentence is for the person who uploaded the file. */
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
