import { LabelFileError, readLabelFile, type LabelFile, type LabelFileFault } from 'label-core/file';
import { HttpError } from '../../../foundation/http/http-error.ts';

const statuses: Readonly<Record<LabelFileFault, 413 | 415 | 422>> = {
  'unknown-format': 415,
  'too-large': 413,
  unusable: 422,
};

/**
 * Reads an uploaded label file.
 * @param dpi resolution that ZPL was made for; guessed, and noted, when omitted
 * @throws HttpError 415 for a format that is not supported, 413 for a file too large, 422 for one that cannot be used
 */
export async function extractLabel(file: File, dpi?: number): Promise<LabelFile> {
  try {
    return readLabelFile(new Uint8Array(await file.arrayBuffer()), { fileName: file.name, dpi });
  } catch (error) {
    if (error instanceof LabelFileError) throw new HttpError(statuses[error.fault], error.sentence);
    throw error;
  }
}
