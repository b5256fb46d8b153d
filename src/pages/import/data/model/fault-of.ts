import { ImportFileError } from 'label-core/import';
import type { WorkFault } from './import-work';

/** Thrown where a file is asked about that this worker has not opened. */
export class NotOpenError extends Error {
  override readonly name = 'NotOpenError';
}

/** Why a work failed, as the page is told. */
export function faultOf(error: unknown): WorkFault {
  if (error instanceof ImportFileError) return error.sentence;
  return error instanceof NotOpenError ? 'not-open' : 'stopped';
}
