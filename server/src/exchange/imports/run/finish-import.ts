import { setImmediate as breathe } from 'node:timers/promises';
import { eq, sql } from 'drizzle-orm';
import type { Sentence } from 'label-core/sentence';
import { logName } from '../../../foundation/audit/log-name.ts';
import { recordWrite } from '../../../foundation/audit/writer.ts';
import { importRejectedRows, imports } from '../../../foundation/store/schema/index.ts';
import type { Transaction } from '../../../foundation/store/store.ts';
import { emitEvent } from '../../../foundation/events/emit-event.ts';
import type { ImportJob } from './import-job.ts';
import { rowsAtOnce } from './read-import-file.ts';
import type { RejectedRow } from './rejected-row.ts';

export interface FinishedImport {
  readonly state: 'Done' | 'Failed';
  readonly headings: readonly string[];
  readonly rowCount: number;
  readonly createdCount: number;
  readonly updatedCount: number;
  readonly skippedCount: number;
  readonly firstCreatedId: number | null;
  readonly rejected: readonly RejectedRow[];
  /** Message about the import; omitted if there is none. */
  readonly told?: Sentence;
}

/**
 * Ends an import, successful or not: the only function that does so, in the transaction of what it wrote. The caller
 * must hold the lock on the job (`withinImport`).
 */
export async function finishImport(
  transaction: Transaction,
  { organizationId, id, fileName, options, author }: ImportJob,
  { rejected, told, ...outcome }: FinishedImport,
): Promise<void> {
  const inOrder = rejected.toSorted((one, other) => one.line - other.line);
  for (let at = 0; at < inOrder.length; at += rowsAtOnce) {
    const rows = inOrder
      .slice(at, at + rowsAtOnce)
      .map(({ reason, ...row }, index) => ({ ...row, reason: reason.message, position: at + index }));
    await transaction.execute(sql`
      insert into ${importRejectedRows} (organization_id, import_id, position, line, reason, cells)
      select ${organizationId}::integer, ${id}::integer, position, line, reason, cells
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        as row (position integer, line integer, reason text, cells jsonb)`);
    await breathe();
  }
  const finishedAt = author.services.clock();
  await transaction
    .update(imports)
    .set({
      ...outcome,
      message: told?.message ?? '',
      sentence: told ?? null,
      rejectedCount: rejected.length,
      finishedAt,
      leasedUntil: null,
    })
    .where(eq(imports.id, id));
  const isDone = outcome.state === 'Done';
  const event = isDone ? 'import-finished' : 'import-failed';
  await recordWrite(transaction, author, event, logName('import', id, fileName));
  if (!isDone) return;
  await emitEvent(transaction, {
    organizationId,
    event: 'import.finished',
    now: finishedAt,
    data: {
      importId: id,
      fileName,
      kind: options.kind,
      rows: outcome.rowCount,
      imported: outcome.createdCount + outcome.updatedCount,
      rejected: rejected.length,
    },
  });
}
