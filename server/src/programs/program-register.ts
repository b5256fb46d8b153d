import type { SubscriptionPlan } from '../subscription/subscription-plan.ts';
import type { Transaction } from '../store/store.ts';

/** What the store knows of a program that calls. */
export interface RegisteredProgram {
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
export const seenNotedAfterMs = 10_000;
