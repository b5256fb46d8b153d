import { and, eq } from 'drizzle-orm';
import { imports } from '../../../foundation/store/schema/index.ts';
import type { Store, Transaction } from '../../../foundation/store/store.ts';
import type { Clock } from '../../../foundation/work/clock.ts';
import { leaseEnd } from '../../../foundation/work/lease.ts';
import type { ImportJob } from './import-job.ts';

/** Error for an import that another process has taken over, because the lease had run out. */
export class ImportTakenOver extends Error {
  override readonly name = 'ImportTakenOver';
}

/** Error for an import that is put back because the server ends. */
export class ImportPutBack extends Error {
  override readonly name = 'ImportPutBack';
}

/** Runs one transaction of an import. @throws ImportTakenOver if another process has taken it over */
export type WithinImport = <Result>(work: (transaction: Transaction) => Promise<Result>) => Promise<Result>;

/** Returns what runs the transactions of an import: each locks the job until its end, and begins its lease anew. */
export const withinImport =
  (store: Store, clock: Clock, { organizationId, id, attempts }: ImportJob): WithinImport =>
  (work) =>
    store.asOrganization(organizationId, async (transaction) => {
      const held = await transaction
        .update(imports)
        .set({ leasedUntil: leaseEnd(clock()) })
        .where(and(eq(imports.id, id), eq(imports.state, 'Running'), eq(imports.attempts, attempts)))
        .returning({ id: imports.id });
      if (held.length === 0) throw new ImportTakenOver();
      return work(transaction);
    });
