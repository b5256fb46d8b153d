export type FileFault =
  | 'too-large'
  | 'too-many-rows'
  | 'too-many-columns'
  | 'empty'
  | 'not-text'
  | 'column-missing'
  | 'field-missing'
  | 'field-twice';

/** A file of which nothing can be imported; the message is a sentence for whoever chose it. */
export class ImportFileError extends Error {
  override readonly name = 'ImportFileError';
  readonly fault: FileFault;
  /** The line it is in, from 1, where it is in one. */
  readonly line: number | undefined;

  constructor(fault: FileFault, message: string, line?: number) {
    super(message);
    this.fault = fault;
    this.line = line;
  }
}
