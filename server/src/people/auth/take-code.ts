import { and, eq, isNull, lt, or } from 'drizzle-orm';
import type { Services } from '../../foundation/http/services.ts';
import { unsealText } from '../../foundation/keys/sealed-text.ts';
import { accounts, recoveryCodes, secondFactors } from '../../foundation/store/schema/index.ts';
import type { Transaction } from '../../foundation/store/store.ts';
import { ofAccount, type AccountKey } from './account-key.ts';
import { stepOfCode } from './one-time-code.ts';
import { hashRecoveryCode, readRecoveryCode } from './recovery-code.ts';

/** What proved the second factor. */
export type CodeKind = 'one-time' | 'recovery';

/**
 * Takes a code of an account's second factor: a one-time code of its app, or a recovery code. Each is taken once,
 * whatever number of servers are asked at the same time. Call it as the role of signing in.
 * @returns its kind; undefined for a wrong or used code
 */
export async function takeCode(
  transaction: Transaction,
  services: Pick<Services, 'keys' | 'clock' | 'logger'>,
  account: AccountKey,
  typed: string,
): Promise<CodeKind | undefined> {
  if (readRecoveryCode(typed) !== undefined)
    return (await takeRecoveryCode(transaction, account, typed)) ? 'recovery' : undefined;
  const code = typed.replaceAll(/\s/g, '');
  return (await takeOneTimeCode(transaction, services, account, code)) ? 'one-time' : undefined;
}

async function takeRecoveryCode(transaction: Transaction, key: AccountKey, typed: string): Promise<boolean> {
  const taken = await transaction
    .delete(recoveryCodes)
    .where(and(ofAccount(recoveryCodes, key), eq(recoveryCodes.codeHash, hashRecoveryCode(typed))))
    .returning();
  return taken.length > 0;
}

/** Takes the code if it is later than the last one; the condition of the update holds against other servers, too. */
export async function takeOneTimeCode(
  transaction: Transaction,
  services: Pick<Services, 'keys' | 'clock' | 'logger'>,
  key: AccountKey,
  code: string,
): Promise<boolean> {
  const isOfAccount = ofAccount(secondFactors, key);
  const [kept] = await transaction.select().from(secondFactors).where(isOfAccount);
  const secret = kept && unseal(services, key, kept.sealedSecret);
  if (!kept || secret === undefined) return false;
  const step = stepOfCode({ secret, code, now: services.clock(), lastStep: kept.lastStep });
  if (step === undefined) return false;
  const taken = await transaction
    .update(secondFactors)
    .set({ lastStep: step })
    .where(
      and(
        isOfAccount,
        eq(secondFactors.sealedSecret, kept.sealedSecret),
        or(isNull(secondFactors.lastStep), lt(secondFactors.lastStep, step)),
      ),
    )
    .returning({ accountId: secondFactors.accountId });
  return taken.length > 0;
}

/** Returns the secret; undefined on a server with other keys, where recovery codes still work. */
function unseal(
  { keys, logger }: Pick<Services, 'keys' | 'logger'>,
  { organizationId, accountId: userId }: AccountKey,
  sealed: string,
): string | undefined {
  try {
    return unsealText(sealed, keys.secondFactors, 'platen second factor');
  } catch {
    logger.warn('second factor of other keys', { organizationId, userId });
    return undefined;
  }
}

/** Deletes the secrets of an account's second factor, and its recovery codes. */
export async function deleteFactor(transaction: Transaction, key: AccountKey): Promise<void> {
  for (const table of [secondFactors, recoveryCodes]) {
    await transaction.delete(table).where(ofAccount(table, key));
  }
}

/** Notes at the account whether its second factor is on. */
export const noteFactor = (
  transaction: Transaction,
  { organizationId, accountId }: AccountKey,
  secondFactorAt: Date | null,
) =>
  transaction
    .update(accounts)
    .set({ secondFactorAt })
    .where(and(eq(accounts.organizationId, organizationId), eq(accounts.id, accountId)));
