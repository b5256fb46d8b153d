import type { ImportOptions } from 'label-core/import';
import type { Sentence } from 'label-core/sentence';
import { sentences } from '../../sentences/index.ts';
import type { RejectedRow } from './rejected-row.ts';

/** Result for the rows of a file, or for the orders assembled from them. */
export interface ImportOutcome {
  readonly createdCount: number;
  readonly updatedCount: number;
  /** Existing ones that were left unchanged. */
  readonly skippedCount: number;
  /** First id of what was created; null if nothing was created. */
  readonly firstCreatedId: number | null;
  readonly rejected: readonly RejectedRow[];
}

/** Refusal of a whole file; the sentence is for the person who uploaded it. */
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

/** @throws ImportRefusal for faulty rows, if none may be skipped */
export function requireFaultless(rejected: readonly RejectedRow[], skipFaulty: boolean): void {
  if (skipFaulty || rejected.length === 0) return;
  throw new ImportRefusal(sentences.importRun.faultyRows({ rows: rejected.length }), rejected);
}

/** @throws ImportRefusal for existing rows, if the file must contain new ones only */
export function requireNew(existing: readonly RejectedRow[], kind: ImportOptions['kind']): void {
  const [first] = existing;
  if (!first) return;
  const others = existing.length - 1;
  const facts = { kind, line: first.line, reason: first.reason };
  const { onlyNew, onlyNewOfSeveral } = sentences.importRun;
  throw new ImportRefusal(others === 0 ? onlyNew(facts) : onlyNewOfSeveral({ ...facts, others }), existing);
}
