import type { RejectedRow } from './read-import-file.ts';

/** What became of the rows of a file, or of the orders they make. */
export interface ImportOutcome {
  readonly createdCount: number;
  readonly updatedCount: number;
  /** There already, and left as they are. */
  readonly skippedCount: number;
  /** What was created has the ids from this one on; null where that is nothing. */
  readonly firstCreatedId: number | null;
  readonly rejected: readonly RejectedRow[];
}

/** Nothing of the file is imported; the message is a sentence for whoever uploaded it. */
export class ImportRefusal extends Error {
  override readonly name = 'ImportRefusal';
  readonly rejected: readonly RejectedRow[];

  constructor(message: string, rejected: readonly RejectedRow[]) {
    super(message);
    this.rejected = rejected;
  }
}

/** "1 row is faulty", "2 rows are faulty". */
const faultyRows = (count: number) =>
  count === 1 ? '1 row is faulty' : `${count.toLocaleString('en')} rows are faulty`;

/** @throws ImportRefusal for faulty rows, where not even one is put up with */
export function requireFaultless(rejected: readonly RejectedRow[], skipFaulty: boolean): void {
  if (skipFaulty || rejected.length === 0) return;
  throw new ImportRefusal(`Nothing was imported: ${faultyRows(rejected.length)}.`, rejected);
}

/** @throws ImportRefusal for what is there already, where the file must hold new things only */
export function requireNew(existing: readonly RejectedRow[], things: string): void {
  const [first] = existing;
  if (!first) return;
  const others = existing.length - 1;
  const more =
    others === 0
      ? ''
      : ` So ${others === 1 ? 'is 1 other row' : `are ${others.toLocaleString('en')} other rows`}.`;
  throw new ImportRefusal(
    `Nothing was imported: the file shall hold new ${things} only. Line ${first.line}: ${first.reason}${more}`,
    existing,
  );
}
