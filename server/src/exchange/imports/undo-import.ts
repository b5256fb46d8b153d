import { and, between, eq } from 'drizzle-orm';
import { waitForArticleWriters } from '../../catalogue/articles/article-writers.ts';
import { logName } from '../../foundation/audit/log-name.ts';
import { recordWrite, type Writer } from '../../foundation/audit/writer.ts';
import { HttpError, notFound } from '../../foundation/http/http-error.ts';
import { articles, imports, orders } from '../../foundation/store/schema/index.ts';
import type { Transaction } from '../../foundation/store/store.ts';
import type { Sentence } from 'label-core/sentence';
import { sentences } from '../sentences/index.ts';
import { requireImports } from './require-imports.ts';
import { whatStandsAgainst, type CreatedRange } from './what-stands-against.ts';

/**
 * Deletes what an import created, all of it or nothing; a waiting import is cancelled. What it changed stays, because
 * the previous values are not stored.
 * @throws HttpError 404, 409 with the reasons against it
 */
export async function undoImport(transaction: Transaction, writer: Writer, importId: number): Promise<void> {
  await requireImports(transaction);
  const job = await holdForUndo(transaction, importId);
  const isWaiting = job.state === 'Waiting';
  if (!isWaiting) await takeBack(transaction, rangeOf(job));
  const now = writer.services.clock();
  const told = isWaiting ? sentences.importRun.canceled : whatStays(job);
  await transaction
    .update(imports)
    .set({
      state: 'Undone',
      undoneBy: writer.caller.userId,
      undoneAt: now,
      message: told?.message ?? '',
      sentence: told ?? null,
      ...(isWaiting ? { finishedAt: now } : {}),
    })
    .where(eq(imports.id, importId));
  const event = isWaiting ? 'import-canceled' : 'import-undone';
  await recordWrite(transaction, writer, event, logName('import', importId, job.fileName));
}

type UndoableImport = Awaited<ReturnType<typeof holdForUndo>>;

/** Locks the import. @throws HttpError 404, 409 if there is nothing to undo, or not now */
async function holdForUndo(transaction: Transaction, importId: number) {
  const [job] = await transaction
    .select({
      fileName: imports.fileName,
      state: imports.state,
      options: imports.options,
      createdCount: imports.createdCount,
      updatedCount: imports.updatedCount,
      firstCreatedId: imports.firstCreatedId,
    })
    .from(imports)
    .where(eq(imports.id, importId))
    .for('update', { skipLocked: true });
  if (!job && (await transaction.$count(imports, eq(imports.id, importId))) === 0)
    throw notFound('import', importId);
  if (!job || job.state === 'Running') throw new HttpError(409, sentences.importUndo.running);
  if (job.state === 'Failed') throw new HttpError(409, sentences.importUndo.failed);
  if (job.state === 'Undone') throw new HttpError(409, sentences.importUndo.done);
  return job;
}

/** Returns the ids it created. @throws HttpError 409 if it created nothing */
function rangeOf({ options, createdCount, firstCreatedId }: UndoableImport): CreatedRange | undefined {
  if (firstCreatedId !== null)
    return { kind: options.kind, first: firstCreatedId, last: firstCreatedId + createdCount - 1 };
  if (createdCount === 0) throw new HttpError(409, sentences.importUndo.createdNothing);
  return undefined;
}

async function takeBack(transaction: Transaction, range: CreatedRange | undefined): Promise<void> {
  if (!range) return;
  const table = range.kind === 'articles' ? articles : orders;
  const isCreated = between(table.id, range.first, range.last);
  // Before any row is locked: another writer of articles that needs one of these would wait for this one, and this one
  // for it.
  if (range.kind === 'articles') await waitForArticleWriters(transaction);
  // Locks the rows, so that nobody changes them or adds them to an order between the check and the deletion.
  await transaction.select({ id: table.id }).from(table).where(isCreated).for('update');
  const uses = await whatStandsAgainst(transaction, range);
  if (uses.length > 0) throw new HttpError(409, sentences.importUndo.used({ uses }));
  await transaction.delete(table).where(and(isCreated));
}

const whatStays = ({ updatedCount: updated, options: { kind } }: UndoableImport): Sentence | undefined =>
  updated === 0 ? undefined : sentences.importRun.changesStay({ kind, updated });
