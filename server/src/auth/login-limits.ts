import { createHash } from 'node:crypto';
import { eq, lt, sql } from 'drizzle-orm';
import { loginAttempts } from '../store/schema/index.ts';
import type { Transaction } from '../store/store.ts';

export const windowMinutes = 15;
const windowMs = windowMinutes * 60_000;

/** Failures allowed in one window. */
const loginLimits = { account: 10, address: 100 } as const;

export interface AttemptKeys {
  readonly account: string;
  readonly address: string;
}

/** What attempts are counted under; the e-mail address itself is not kept. */
export const attemptKeys = (email: string, clientAddress: string): AttemptKeys => ({
  account: `account:${createHash('sha256').update(email).digest('base64url')}`,
  address: `address:${clientAddress}`,
});

/**
 * Counts an attempt before its password is looked at, so that parallel guesses cannot slip through, and returns the
 * seconds to wait when it is one too many. `forgiveAttempt` takes it back when the password was right.
 */
export async function countAttempt(
  transaction: Transaction,
  keys: AttemptKeys,
  now: Date,
): Promise<{ retryAfterSeconds: number } | undefined> {
  const windowStart = new Date(now.getTime() - windowMs);
  await transaction.delete(loginAttempts).where(lt(loginAttempts.windowStartedAt, windowStart));
  const waits: number[] = [];
  for (const kind of ['account', 'address'] as const) {
    const [counted] = await transaction
      .insert(loginAttempts)
      .values({ attemptKey: keys[kind], windowStartedAt: now, attempts: 1 })
      .onConflictDoUpdate({
        target: [loginAttempts.organizationId, loginAttempts.attemptKey],
        set: { attempts: sql`${loginAttempts.attempts} + 1` },
      })
      .returning();
    if (counted && counted.attempts > loginLimits[kind]) {
      waits.push(counted.windowStartedAt.getTime() + windowMs - now.getTime());
    }
  }
  return waits.length > 0
    ? { retryAfterSeconds: Math.max(1, Math.ceil(Math.max(...waits) / 1000)) }
    : undefined;
}

/** After a right password: the account starts anew, and the network address is not held responsible. */
export async function forgiveAttempt(transaction: Transaction, keys: AttemptKeys): Promise<void> {
  await transaction.delete(loginAttempts).where(eq(loginAttempts.attemptKey, keys.account));
  await transaction
    .update(loginAttempts)
    .set({ attempts: sql`${loginAttempts.attempts} - 1` })
    .where(eq(loginAttempts.attemptKey, keys.address));
}
