import type { RunStatement } from '../run-statement.ts';
import type { ArchivedTable } from './archive-format.ts';

/** Takes the COPY text of a table. */
export interface RowSink {
  /** Takes the next piece, which may end within a line. Resolves when more may come. */
  readonly write: (chunk: Uint8Array) => Promise<void>;
  /** Resolves when all rows are stored. */
  readonly end: () => Promise<void>;
}

/** Migrated store whose rows are written within one transaction. */
export interface ArchiveTarget {
  readonly run: RunStatement;
  readonly copyIn: (table: ArchivedTable) => RowSink;
}
