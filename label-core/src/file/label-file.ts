import type { LabelTemplate } from '../template/template-schema.ts';

/** A label as a file brought it, whatever its format: from here on it is a template like every other. */
export interface LabelFile {
  readonly format: 'platen' | 'svg' | 'zpl';
  readonly template: LabelTemplate;
  /** What was read otherwise than the file has it, in sentences for whoever uploaded it. */
  readonly notes: readonly string[];
}

/** `unknown-format`: not one of ours; `too-large`: beyond a limit; `unusable`: ours, and something in it cannot be taken. */
export type LabelFileFault = 'unknown-format' | 'too-large' | 'unusable';

/** Thrown by `readLabelFile`; the message is one or two sentences for whoever uploaded the file. */
export class LabelFileError extends Error {
  override readonly name = 'LabelFileError';
  readonly fault: LabelFileFault;

  constructor(message: string, fault: LabelFileFault = 'unusable') {
    super(message);
    this.fault = fault;
  }
}
