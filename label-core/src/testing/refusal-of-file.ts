import { LabelFileError } from '../file/label-file.ts';
import { readLabelFile } from '../file/read-label-file.ts';

/** Why a file is refused; undefined when it is read. Any other error falls through. */
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
