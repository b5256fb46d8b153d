import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { organizations } from '../../foundation/store/schema/index.ts';
import type { Store, Transaction } from '../../foundation/store/store.ts';

/** First half of the advisory lock, an arbitrary but constant number; the organisation is the second half. */
const seedLock = 5_022_028;
const pauseMs = 100;

const lockedSchema = z.object({ rows: z.tuple([z.object({ locked: z.boolean() })]) });

/**
 * Creates an organisation unless it exists. Of several servers that start on one empty database, one creates it; the
 * others wait until it exists, however long that takes.
 */
export async function seedOnce(
  store: Store,
  organizationId: number,
  seed: (transaction: Transaction) => Promise<void>,
): Promise<void> {
  const isThere = () =>
    store.asOrganization(organizationId, async (transaction) => {
      // Polls for the lock: waiting in the database would end with its timeout.
      const answer = await transaction.execute(
        sql`select pg_try_advisory_xact_lock(${seedLock}::int, ${organizationId}::int) as locked`,
      );
      if (!lockedSchema.parse(answer).rows[0].locked) return false;
      if ((await transaction.$count(organizations)) === 0) await seed(transaction);
      return true;
    });
  while (!(await isThere())) await pause(pauseMs);
}
