import type { FileEncoding, ImportOptions } from 'label-core/import';
import type { Author } from '../../../foundation/audit/writer.ts';

/** Import that a worker has taken. */
export interface ImportJob {
  readonly organizationId: number;
  readonly id: number;
  /** Number of this attempt, which tells it from an attempt of another worker. */
  readonly attempts: number;
  readonly fileName: string;
  readonly fileEncoding: FileEncoding;
  readonly content: Uint8Array;
  readonly groupId: number;
  readonly options: ImportOptions;
  /** Person who uploaded the file: all changes of the import are recorded under their name. */
  readonly author: Author;
}
