import { and, asc, eq, getTableColumns, lte, or, sql } from 'drizzle-orm';
import { fileEncodingSchema } from 'label-core/import';
import { imports } from '../../../foundation/store/schema/index.ts';
import type { Store, Transaction } from '../../../foundation/store/store.ts';
import type { Clock } from '../../../foundation/work/clock.ts';
import { leaseEnd } from '../../../foundation/work/lease.ts';
import type { ImportJob } from './import-job.ts';

export interface TakenImport {
  readonly organizationId: number;
  readonly id: number;
  readonly attempts: number;
}

/**
 * Takes the import that has waited longest, for the time of the lease: one that has not begun, or one whose process
 * ended in the middle. The process that writes an import locks its row, so that no other one takes it, however long it
 * needs.
 */
export async function takeDueImport(transaction: Transaction, now: Date): Promise<TakenImport | undefined> {
  const [due] = await transaction
    .select({ organizationId: imports.organizationId, id: imports.id, attempts: imports.attempts })
    .from(imports)
    .where(or(eq(imports.state, 'Waiting'), and(eq(imports.state, 'Running'), lte(imports.leasedUntil, now))))
    .orderBy(asc(imports.createdAt), asc(imports.id))
    .limit(1)
    .for('update', { skipLocked: true });
  if (!due) return undefined;
  await transaction
    .update(imports)
    .set({ state: 'Running', attempts: sql`${imports.attempts} + 1`, leasedUntil: leaseEnd(now) })
    .where(and(eq(imports.organizationId, due.organizationId), eq(imports.id, due.id)));
  return { ...due, attempts: due.attempts + 1 };
}

/** Loads what is needed for the import; undefined if another process has taken it over. */
export async function loadTakenImport(
  store: Store,
  clock: Clock,
  { organizationId, id, attempts }: TakenImport,
): Promise<ImportJob | undefined> {
  const [row] = await store.asOrganization(organizationId, (transaction) =>
    transaction
      .select({ ...getTableColumns(imports), content: sql<string>`encode(${imports.content}, 'base64')` })
      .from(imports)
      .where(and(eq(imports.id, id), eq(imports.attempts, attempts), eq(imports.state, 'Running'))),
  );
  if (!row) return undefined;
  const { accountId, address, fileName, content, groupId, options } = row;
  return {
    organizationId,
    id,
    attempts,
    fileName,
    fileEncoding: fileEncodingSchema.parse(row.fileEncoding),
    content: Buffer.from(content, 'base64'),
    groupId,
    options,
    author: { services: { clock }, caller: { organizationId, userId: accountId }, clientAddress: address },
  };
}

/**
 * Begins the lease of an import anew, unless another process has taken it. The one that writes it in a long transaction
 * has locked it, and needs no lease meanwhile.
 */
export async function renewImport(transaction: Transaction, taken: TakenImport, now: Date): Promise<void> {
  const [held] = await transaction
    .select({ id: imports.id })
    .from(imports)
    .where(isStillTaken(taken))
    .for('update', { skipLocked: true });
  if (held)
    await transaction
      .update(imports)
      .set({ leasedUntil: leaseEnd(now) })
      .where(isStillTaken(taken));
}

/** Releases an import, so that it is retried at once. `counted` is the number of attempts that it has had then. */
export const putBackImport = (transaction: Transaction, taken: TakenImport, counted = taken.attempts) =>
  transaction
    .update(imports)
    .set({ state: 'Waiting', leasedUntil: null, attempts: counted })
    .where(isStillTaken(taken));

const isStillTaken = ({ organizationId, id, attempts }: TakenImport) =>
  and(
    eq(imports.organizationId, organizationId),
    eq(imports.id, id),
    eq(imports.attempts, attempts),
    eq(imports.state, 'Running'),
  );
