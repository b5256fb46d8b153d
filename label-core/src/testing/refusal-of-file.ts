import { LabelFileError } from '../file/label-file.ts';
import { readLabelFile } from '../file/read-label-file.ts';

/** Returns the error with which a file is refused, or undefined when it is read. Any other error is thrown. */
export function refusalOfFile(content: string | Uint8Array, fileName: string): LabelFileError | undefined {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
  try {
    readLabelFile(bytes, { fileName });
  } catch (error) {
    if (error instanceof LabelFileError) return error;
    throw error;
  }
  return undefined;
}
