import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { organizations } from '../../foundation/store/schema/index.ts';
import type { Store, Transaction } from '../../foundation/store/store.ts';

/** Any number, as long as it is always the same; the organisation is the second half of the lock. */
const seedLock = 5_022_028;
const pauseMs = 100;

const lockedSchema = z.object({ rows: z.tuple([z.object({ locked: z.boolean() })]) });

/**
 * Makes an organisation unless it is there. Of servers that start on one empty database at the same time one makes it; the
 * others wait until it is there, however long that takes.
 */
export async function seedOnce(
  store: Store,
  organizationId: number,
  seed: (transaction: Transaction) => Promise<void>,
): Promise<void> {
  const isThere = () =>
    store.asOrganization(organizationId, async (transaction) => {
      // Asked for again and again: waiting in the database ends with its limit of time.
      const answer = await transaction.execute(
        sql`select pg_try_advisory_xact_lock(${seedLock}::int, ${organizationId}::int) as locked`,
      );
      if (!lockedSchema.parse(answer).rows[0].locked) return false;
      if ((await transaction.$count(organizations)) === 0) await seed(transaction);
      return true;
    });
  while (!(await isThere())) await pause(pauseMs);
}
