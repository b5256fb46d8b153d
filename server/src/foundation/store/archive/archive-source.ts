import type { RunStatement } from '../run-statement.ts';
import type { StoreKind } from '../store.ts';
import type { ArchivedTable } from './archive-format.ts';

/** Store at one moment, read within one transaction. */
export interface ArchiveSource {
  readonly engine: StoreKind;
  readonly run: RunStatement;
  /** Reads the rows of a table as COPY text, in whole lines or parts of them. */
  readonly copyOut: (table: ArchivedTable) => AsyncIterable<Uint8Array>;
}
