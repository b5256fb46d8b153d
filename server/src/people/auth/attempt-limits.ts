import { createHash } from 'node:crypto';
import { eq, lt, sql } from 'drizzle-orm';
import { HttpError } from '../../foundation/http/http-error.ts';
import type { Services } from '../../foundation/http/services.ts';
import { loginAttempts } from '../../foundation/store/schema/index.ts';
import type { Transaction } from '../../foundation/store/store.ts';
import { sentences } from '../sentences/index.ts';
import { sentences as factorSentences } from './sentences/index.ts';

const windowMinutes = 15;
const windowMs = windowMinutes * 60_000;

/** Max. attempts in one window by account (or address of a mail) and by network address. */
const allowed = {
  login: { account: 10, address: 100 },
  setup: { account: 10, address: 100 },
  password: { account: 10, address: 100 },
  code: { account: 10, address: 100 },
  forgot: { account: 5, address: 30 },
  register: { account: 5, address: 30 },
  verifySend: { account: 5, address: 30 },
  openId: { account: 100, address: 100 },
  invite: { account: 60, address: 120 },
  clientToken: { account: 10, address: 100 },
} as const;
type Limited = keyof typeof allowed;

/** Keys that attempts are counted by: the account and the network address. */
export interface AttemptKeys {
  readonly kind: Limited;
  readonly account: string;
  readonly address: string;
}

/** Returns the keys attempts are counted by; the name of the account is hashed, so that it is not stored. */
export const attemptKeys = (kind: Limited, account: string, clientAddress: string): AttemptKeys => ({
  kind,
  account: `${kind}:account:${createHash('sha256').update(account).digest('base64url')}`,
  address: `${kind}:address:${clientAddress}`,
});

/**
 * Counts an attempt before it is examined, so that parallel ones cannot exceed the limit.
 * @returns the seconds to wait if the limit is exceeded; otherwise undefined
 */
export async function countAttempt(
  transaction: Transaction,
  keys: AttemptKeys,
  now: Date,
): Promise<{ retryAfterSeconds: number } | undefined> {
  const windowStart = new Date(now.getTime() - windowMs);
  await transaction.delete(loginAttempts).where(lt(loginAttempts.windowStartedAt, windowStart));
  const waits: number[] = [];
  for (const scope of ['account', 'address'] as const) {
    const [counted] = await transaction
      .insert(loginAttempts)
      .values({ attemptKey: keys[scope], windowStartedAt: now, attempts: 1 })
      .onConflictDoUpdate({
        target: [loginAttempts.organizationId, loginAttempts.attemptKey],
        set: { attempts: sql`${loginAttempts.attempts} + 1` },
      })
      .returning();
    if (counted && counted.attempts > allowed[keys.kind][scope]) {
      waits.push(counted.windowStartedAt.getTime() + windowMs - now.getTime());
    }
  }
  return waits.length > 0
    ? { retryAfterSeconds: Math.max(1, Math.ceil(Math.max(...waits) / 1000)) }
    : undefined;
}

/** Resets the counter of the account after a right password, and takes this attempt off that of the network address. */
export async function forgiveAttempt(transaction: Transaction, keys: AttemptKeys): Promise<void> {
  await transaction.delete(loginAttempts).where(eq(loginAttempts.attemptKey, keys.account));
  await transaction
    .update(loginAttempts)
    .set({ attempts: sql`${loginAttempts.attempts} - 1` })
    .where(eq(loginAttempts.attemptKey, keys.address));
}

/** Takes an attempt off both counters: it proved nothing, and was no failure. */
export async function uncountAttempt(transaction: Transaction, keys: AttemptKeys): Promise<void> {
  // One after the other, in the order in which they are counted: two calls at once must not wait for each other.
  for (const scope of ['account', 'address'] as const) {
    await transaction
      .update(loginAttempts)
      .set({ attempts: sql`${loginAttempts.attempts} - 1` })
      .where(eq(loginAttempts.attemptKey, keys[scope]));
  }
}

/** Returns the sentence for an exceeded limit. */
export const tooManySentence = (kind: Limited) => tooManyTexts[kind]({ minutes: windowMinutes });

const tooManyTexts = { ...sentences.attempts, code: factorSentences.secondFactor.tooManyCodes };

/** Returns the 429 for an exceeded limit. */
export const tooMany = (
  { kind }: AttemptKeys,
  { retryAfterSeconds }: { readonly retryAfterSeconds: number },
) =>
  new HttpError(429, tooManySentence(kind), {
    headers: { 'Retry-After': String(retryAfterSeconds) },
  });

/** Counts an attempt in a transaction of its own, so that it stays counted in any case. @throws HttpError 429 */
export async function requireAttempt(
  { store, clock }: Pick<Services, 'store' | 'clock'>,
  keys: AttemptKeys,
): Promise<void> {
  const limited = await store.asSignIn((transaction) => countAttempt(transaction, keys, clock()));
  if (limited) throw tooMany(keys, limited);
}
