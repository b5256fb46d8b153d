import type { CsvRow } from 'label-core/import';
import type { Sentence } from 'label-core/sentence';

/** A row that is not imported, and why. */
export interface RejectedRow {
  /** The line of the file it begins in, from 1. */
  readonly line: number;
  readonly cells: readonly string[];
  readonly reason: Sentence;
}

export const rejectedRow = ({ line, cells }: CsvRow, reason: Sentence): RejectedRow => ({
  line,
  cells,
  reason,
});
