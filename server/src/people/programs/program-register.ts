import { and, eq, isNull, lt, or } from 'drizzle-orm';
import type { agents, connectors } from '../../foundation/store/schema/index.ts';
import type { SubscriptionPlan } from '../../foundation/values/subscription-plan.ts';
import type { Transaction } from '../../foundation/store/store.ts';

/** What the store knows of a program that calls. */
interface RegisteredProgram {
  readonly name: string;
  /** Null: it was never given a key. */
  readonly keyHash: string | null;
  readonly isEnabled: boolean;
}

/** Where programs of one kind stand. */
export interface ProgramRegister {
  readonly find: (transaction: Transaction, id: number) => Promise<RegisteredProgram | undefined>;
  /** Writes down that it was there; not more often than `seenNotedAfterMs`. */
  readonly noteSeen: (transaction: Transaction, id: number, now: Date) => Promise<unknown>;
  readonly isPartOf: (plan: SubscriptionPlan) => boolean;
}

/** Programs call every few seconds: that they were there is written down no more often than this. */
const seenNotedAfterMs = 10_000;

/** The programs of a table. */
export const registerIn = (
  table: typeof agents | typeof connectors,
  isPartOf: ProgramRegister['isPartOf'],
): ProgramRegister => ({
  isPartOf,
  find: async (transaction, id) => {
    const [found] = await transaction
      .select({ name: table.name, keyHash: table.keyHash, isEnabled: table.isEnabled })
      .from(table)
      .where(eq(table.id, id));
    return found;
  },
  noteSeen: (transaction, id, now) =>
    transaction
      .update(table)
      .set({ lastSeenAt: now })
      .where(
        and(
          eq(table.id, id),
          or(isNull(table.lastSeenAt), lt(table.lastSeenAt, new Date(now.getTime() - seenNotedAfterMs))),
        ),
      ),
});
