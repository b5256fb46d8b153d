import { and, eq, isNull, lt, or } from 'drizzle-orm';
import type { agents, connectors } from '../../foundation/store/schema/index.ts';
import type { SubscriptionPlan } from '../../foundation/values/subscription-plan.ts';
import type { Transaction } from '../../foundation/store/store.ts';

/** Stored data of a program that calls. */
interface RegisteredProgram {
  readonly name: string;
  /** Null: it was never given a key. */
  readonly keyHash: string | null;
  readonly isEnabled: boolean;
}

/** Access to the stored programs of one kind. */
export interface ProgramRegister {
  readonly find: (transaction: Transaction, id: number) => Promise<RegisteredProgram | undefined>;
  /** Records the time of the last call, at most once within `seenNotedAfterMs`. */
  readonly noteSeen: (transaction: Transaction, id: number, now: Date) => Promise<unknown>;
  readonly isPartOf: (plan: SubscriptionPlan) => boolean;
}

/** Programs call every few seconds: the time of the last call is recorded no more often than this. */
const seenNotedAfterMs = 10_000;

/** Returns the register of the programs of a table. */
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
