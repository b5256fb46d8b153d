import { and, between, eq } from 'drizzle-orm';
import { waitForArticleWriters } from '../../catalogue/articles/article-writers.ts';
import { logName } from '../../foundation/audit/log-name.ts';
import { recordWrite, type Writer } from '../../foundation/audit/writer.ts';
import { HttpError, notFound } from '../../foundation/http/http-error.ts';
import { articles, imports, orders } from '../../foundation/store/schema/index.ts';
import type { Transaction } from '../../foundation/store/store.ts';
import { requireImports } from './require-imports.ts';
import { whatStandsAgainst, type CreatedRange } from './what-stands-against.ts';

/**
 * Takes back what an import created, all of it or nothing; one that waits is canceled. What it changed stays as it is:
 * how that was before is not kept.
 * @throws HttpError 404, 409 with what stands against it
 */
export async function undoImport(transaction: Transaction, writer: Writer, importId: number): Promise<void> {
  await requireImports(transaction);
  const job = await holdForUndo(transaction, importId);
  const isWaiting = job.state === 'Waiting';
  if (!isWaiting) await takeBack(transaction, rangeOf(job));
  const now = writer.services.clock();
  await transaction
    .update(imports)
    .set({
      state: 'Undone',
      undoneBy: writer.caller.userId,
      undoneAt: now,
      message: isWaiting ? 'Canceled before it began.' : whatStays(job.updatedCount, job.options.kind),
      ...(isWaiting ? { finishedAt: now } : {}),
    })
    .where(eq(imports.id, importId));
  const event = isWaiting ? 'import-canceled' : 'import-undone';
  await recordWrite(transaction, writer, event, logName('import', importId, job.fileName));
}

type UndoableImport = Awaited<ReturnType<typeof holdForUndo>>;

/** @throws HttpError 404, 409 where there is nothing to take back, or not now */
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
  if (!job || job.state === 'Running')
    throw new HttpError(409, 'This file is being imported right now. Undo it when that is done.');
  if (job.state === 'Failed')
    throw new HttpError(409, 'This import failed: it left nothing that could be undone.');
  if (job.state === 'Undone') throw new HttpError(409, 'This import is undone already.');
  return job;
}

/** @throws HttpError 409 where it created nothing */
function rangeOf({ options, createdCount, firstCreatedId }: UndoableImport): CreatedRange | undefined {
  if (firstCreatedId !== null)
    return { kind: options.kind, first: firstCreatedId, last: firstCreatedId + createdCount - 1 };
  if (createdCount === 0)
    throw new HttpError(409, 'This import created nothing new, so there is nothing to take back.');
  return undefined;
}

async function takeBack(transaction: Transaction, range: CreatedRange | undefined): Promise<void> {
  if (!range) return;
  const table = range.kind === 'articles' ? articles : orders;
  const isCreated = between(table.id, range.first, range.last);
  // Before any row is held: another writer of articles that wants one of these would wait for this one, and this one for it.
  if (range.kind === 'articles') await waitForArticleWriters(transaction);
  // Nobody changes them, or takes them into an order, between the look and the deed.
  await transaction.select({ id: table.id }).from(table).where(isCreated).for('update');
  const standing = await whatStandsAgainst(transaction, range);
  if (standing.length > 0)
    throw new HttpError(409, `This import cannot be undone. ${standing.join(' ')} Nothing was deleted.`);
  await transaction.delete(table).where(and(isCreated));
}

function whatStays(updatedCount: number, kind: 'articles' | 'orders'): string {
  if (updatedCount === 0) return '';
  const things = `${updatedCount.toLocaleString('en')} ${updatedCount === 1 ? kind.slice(0, -1) : kind}`;
  return `What it created is deleted. The ${things} it changed ${updatedCount === 1 ? 'stays' : 'stay'} as changed.`;
}
