import type { FileEncoding, ImportOptions } from 'label-core/import';
import type { Author } from '../../../foundation/audit/writer.ts';

/** An import in the hands of who works on it. */
export interface ImportJob {
  readonly organizationId: number;
  readonly id: number;
  /** The how manyth attempt this is: somebody else's has another number. */
  readonly attempts: number;
  readonly fileName: string;
  readonly fileEncoding: FileEncoding;
  readonly content: Uint8Array;
  readonly groupId: number;
  readonly options: ImportOptions;
  /** Who uploaded it: what it does is theirs. */
  readonly author: Author;
}
