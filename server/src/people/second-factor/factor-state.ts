import { z } from 'zod';
import type { Caller } from '../../foundation/access/caller.ts';
import { recordWrite, type Writer } from '../../foundation/audit/writer.ts';
import { HttpError } from '../../foundation/http/http-error.ts';
import type { Services } from '../../foundation/http/services.ts';
import { organizations, recoveryCodes } from '../../foundation/store/schema/index.ts';
import type { Transaction } from '../../foundation/store/store.ts';
import { requireAccount } from '../users/load-users.ts';
import { ofAccount } from '../auth/account-key.ts';
import { keyOf } from './own-account.ts';
import { sentences } from '../auth/sentences/index.ts';

/** State of the caller's own second factor. */
export const factorStateSchema = z.strictObject({
  /** When it was turned on; null: it is off. */
  since: z.iso.datetime().nullable(),
  recoveryCodesLeft: z.int(),
  /** True if the person signed in through an identity provider, whose business a second factor is then. */
  isByProvider: z.boolean(),
  /** Setting of the organisation: administrators need one. */
  asksSecondFactor: z.boolean(),
});
type FactorState = z.input<typeof factorStateSchema>;

/** Loads the state of the caller's second factor. */
export async function loadFactorState({ store }: Services, caller: Caller): Promise<FactorState> {
  const key = keyOf(caller);
  const kept = await store.asOrganization(key.organizationId, async (transaction) => ({
    ...(await requireAccount(transaction, key.accountId)),
    asksSecondFactor: await asksSecondFactor(transaction),
  }));
  const recoveryCodesLeft = await store.asSignIn((transaction) =>
    transaction.$count(recoveryCodes, ofAccount(recoveryCodes, key)),
  );
  return {
    since: kept.secondFactorAt?.toISOString() ?? null,
    recoveryCodesLeft,
    isByProvider: caller.isByProvider === true,
    asksSecondFactor: kept.asksSecondFactor,
  };
}

async function asksSecondFactor(transaction: Transaction): Promise<boolean> {
  const [setting] = await transaction
    .select({ asksSecondFactor: organizations.asksSecondFactor })
    .from(organizations);
  return setting?.asksSecondFactor ?? false;
}

/** Setting of an organisation for its administrators. */
export const factorRuleSchema = z.strictObject({ asksSecondFactor: z.boolean() });

/**
 * Changes whether administrators need a second factor. Only somebody who has one may ask it of all: nobody locks
 * themselves out by it.
 * @throws HttpError 409
 */
export async function changeFactorRule(
  transaction: Transaction,
  writer: Writer,
  wanted: z.output<typeof factorRuleSchema>,
): Promise<void> {
  const { secondFactorAt } = await requireAccount(transaction, writer.caller.userId);
  if (wanted.asksSecondFactor && !secondFactorAt) throw new HttpError(409, sentences.secondFactor.ownFirst);
  await transaction.update(organizations).set({ asksSecondFactor: wanted.asksSecondFactor });
  const detail = `administrators need ${wanted.asksSecondFactor ? 'a' : 'no'} second factor`;
  await recordWrite(transaction, writer, 'second-factor-rule-changed', detail);
}
