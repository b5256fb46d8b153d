import { count, desc, eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { nameOf } from '../../printing/print/history/job-head.ts';
import { accounts, imports } from '../../foundation/store/schema/index.ts';
import type { Transaction } from '../../foundation/store/store.ts';
import { codeOf } from '../../foundation/values/sentence-code.ts';
import type { ImportAnswer } from './import-schemas.ts';

const undoer = alias(accounts, 'undoer');

/** Selects imports without their files, which are large and never shown. */
const selectImports = (transaction: Transaction) =>
  transaction
    .select({
      id: imports.id,
      kind: sql<'articles' | 'orders'>`${imports.options} ->> 'kind'`,
      fileName: imports.fileName,
      sizeBytes: imports.sizeBytes,
      sha256: imports.sha256,
      state: imports.state,
      rowCount: imports.rowCount,
      createdCount: imports.createdCount,
      updatedCount: imports.updatedCount,
      skippedCount: imports.skippedCount,
      rejectedCount: imports.rejectedCount,
      message: imports.message,
      sentence: imports.sentence,
      createdAt: imports.createdAt,
      finishedAt: imports.finishedAt,
      undoneAt: imports.undoneAt,
      by: { firstName: accounts.firstName, lastName: accounts.lastName },
      undoneBy: { firstName: undoer.firstName, lastName: undoer.lastName },
    })
    .from(imports)
    .innerJoin(accounts, eq(accounts.id, imports.accountId))
    .leftJoin(undoer, eq(undoer.id, imports.undoneBy));

type ImportRow = Awaited<ReturnType<typeof selectImports>>[number];

const toAnswer = ({
  by,
  undoneBy,
  createdAt,
  finishedAt,
  undoneAt,
  sentence,
  ...facts
}: ImportRow): ImportAnswer => ({
  ...facts,
  ...codeOf(sentence),
  by: nameOf(by),
  createdAt: createdAt.toISOString(),
  finishedAt: finishedAt?.toISOString() ?? null,
  undoneBy: undoneBy ? nameOf(undoneBy) : null,
  undoneAt: undoneAt?.toISOString() ?? null,
});

/** Returns one page of the history, newest first, and the total number of imports. */
export async function listImports(
  transaction: Transaction,
  { take, offset }: { readonly take: number; readonly offset: number },
): Promise<{ data: ImportAnswer[]; total: number }> {
  const [counted] = await transaction.select({ total: count() }).from(imports);
  const rows = await selectImports(transaction)
    .orderBy(desc(imports.createdAt), desc(imports.id))
    .limit(take)
    .offset(offset);
  return { data: rows.map(toAnswer), total: counted?.total ?? 0 };
}

/** Returns the import; undefined if there is none with that id. */
export async function loadImport(
  transaction: Transaction,
  importId: number,
): Promise<ImportAnswer | undefined> {
  const [row] = await selectImports(transaction).where(eq(imports.id, importId));
  return row && toAnswer(row);
}
