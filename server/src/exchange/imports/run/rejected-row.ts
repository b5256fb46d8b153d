import type { CsvRow } from 'label-core/import';
import type { Sentence } from 'label-core/sentence';

/** Row that is not imported, with the reason. */
export interface RejectedRow {
  /** Line of the file at which the row begins, from 1. */
  readonly line: number;
  readonly cells: readonly string[];
  readonly reason: Sentence;
}

export const rejectedRow = ({ line, cells }: CsvRow, reason: Sentence): RejectedRow => ({
  line,
  cells,
  reason,
});
