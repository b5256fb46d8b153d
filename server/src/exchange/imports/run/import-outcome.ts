import type { ImportOptions } from 'label-core/import';
import type { Sentence } from 'label-core/sentence';
import { sentences } from '../../sentences/index.ts';
import type { RejectedRow } from './rejected-row.ts';

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

/** Nothing of the file is imported; the sentence is for whoever uploaded it. */
export class ImportRefusal extends Error {
  override readonly name = 'ImportRefusal';
  readonly sentence: Sentence;
  readonly rejected: readonly RejectedRow[];

  constructor(sentence: Sentence, rejected: readonly RejectedRow[]) {
    super(sentence.message);
    this.sentence = sentence;
    this.rejected = rejected;
  }
}

/** @throws ImportRefusal for faulty rows, where not even one is put up with */
export function requireFaultless(rejected: readonly RejectedRow[], skipFaulty: boolean): void {
  if (skipFaulty || rejected.length === 0) return;
  throw new ImportRefusal(sentences.importRun.faultyRows({ rows: rejected.length }), rejected);
}

/** @throws ImportRefusal for what is there already, where the file must hold new things only */
export function requireNew(existing: readonly RejectedRow[], kind: ImportOptions['kind']): void {
  const [first] = existing;
  if (!first) return;
  const others = existing.length - 1;
  const facts = { kind, line: first.line, reason: first.reason };
  const { onlyNew, onlyNewOfSeveral } = sentences.importRun;
  throw new ImportRefusal(others === 0 ? onlyNew(facts) : onlyNewOfSeveral({ ...facts, others }), existing);
}
