import { and, eq, isNull, ne } from 'drizzle-orm';
import { accounts, refreshTokens } from '../../foundation/store/schema/index.ts';
import type { Transaction } from '../../foundation/store/store.ts';
import { createOpaqueToken, hashToken, sealToken, unsealToken } from '../../foundation/keys/opaque-token.ts';
import type { AccountKey } from './account-key.ts';
import { decideRefresh } from './refresh-decision.ts';

const hourMs = 3_600_000;
/** Lifetime of a sign-in: in total, and without use. */
const lifetime = { absoluteMs: 12 * hourMs, idleMs: 8 * hourMs } as const;

export type RefreshOutcome =
  | ({ readonly kind: 'granted' } & StartedSession & AccountKey)
  | { readonly kind: 'refused' }
  | ({ readonly kind: 'reused' } & AccountKey);

export interface StartedSession {
  readonly refreshToken: string;
  /** The family: all tokens of one sign-in. */
  readonly sessionId: string;
  /** Whether an identity provider confirmed the sign-in. */
  readonly isByProvider: boolean;
}

/** Starts a family with the first refresh token of a sign-in, and stores the time of the sign-in with the account. */
export async function startFamily(
  transaction: Transaction,
  { organizationId, accountId }: AccountKey,
  now: Date,
  isByProvider = false,
): Promise<StartedSession> {
  const refreshToken = createOpaqueToken();
  const sessionId = crypto.randomUUID();
  await transaction
    .update(accounts)
    .set({ lastSignInAt: now })
    .where(and(eq(accounts.organizationId, organizationId), eq(accounts.id, accountId)));
  await transaction.insert(refreshTokens).values({
    organizationId,
    accountId,
    tokenHash: hashToken(refreshToken),
    familyId: sessionId,
    createdAt: now,
    idleExpiresAt: new Date(now.getTime() + lifetime.idleMs),
    absoluteExpiresAt: new Date(now.getTime() + lifetime.absoluteMs),
    isByProvider,
  });
  return { refreshToken, sessionId, isByProvider };
}

/**
 * Exchanges a refresh token. The row is locked meanwhile, so that of two calls with the same token one rotates it and
 * the other gets the same successor. Does not throw for a refusal: the end of a family must be committed.
 */
export async function exchangeToken(
  transaction: Transaction,
  token: string,
  now: Date,
): Promise<RefreshOutcome> {
  const [held] = await transaction
    .select()
    .from(refreshTokens)
    .where(eq(refreshTokens.tokenHash, hashToken(token)))
    .for('update');
  const decision = decideRefresh(
    held && { ...held, isSuccessorUsed: await isUsed(transaction, held.successorHash) },
    now,
  );
  if (!held || decision === 'refuse') return { kind: 'refused' };

  const { organizationId, accountId } = held;
  const granted = (refreshToken: string): RefreshOutcome => ({
    kind: 'granted',
    refreshToken,
    sessionId: held.familyId,
    isByProvider: held.isByProvider,
    organizationId,
    accountId,
  });
  if (decision === 'repeat' && held.sealedSuccessor) return granted(unsealToken(held.sealedSuccessor, token));
  if (decision === 'rotate') return granted(await rotate(transaction, held, token, now));

  await revokeFamily(transaction, held, now);
  return { kind: 'reused', organizationId, accountId };
}

type Held = typeof refreshTokens.$inferSelect;

async function isUsed(transaction: Transaction, successorHash: string | null): Promise<boolean> {
  if (successorHash === null) return false;
  const [successor] = await transaction
    .select({ rotatedAt: refreshTokens.rotatedAt })
    .from(refreshTokens)
    .where(eq(refreshTokens.tokenHash, successorHash));
  return successor?.rotatedAt !== null;
}

async function rotate(transaction: Transaction, held: Held, token: string, now: Date): Promise<string> {
  const successor = createOpaqueToken();
  const idleExpiresAt = Math.min(now.getTime() + lifetime.idleMs, held.absoluteExpiresAt.getTime());
  await transaction
    .update(refreshTokens)
    .set({
      rotatedAt: now,
      successorHash: hashToken(successor),
      sealedSuccessor: sealToken(successor, token),
    })
    .where(eq(refreshTokens.tokenHash, held.tokenHash));
  await transaction.insert(refreshTokens).values({
    organizationId: held.organizationId,
    accountId: held.accountId,
    familyId: held.familyId,
    absoluteExpiresAt: held.absoluteExpiresAt,
    isByProvider: held.isByProvider,
    tokenHash: hashToken(successor),
    createdAt: now,
    idleExpiresAt: new Date(idleExpiresAt),
  });
  return successor;
}

/**
 * Ends the sign-in of a refresh token, whatever state the token is in.
 * @returns the account it belonged to; undefined for an unknown token
 */
export async function endSession(
  transaction: Transaction,
  token: string,
  now: Date,
): Promise<AccountKey | undefined> {
  const [held] = await transaction
    .select()
    .from(refreshTokens)
    .where(eq(refreshTokens.tokenHash, hashToken(token)));
  if (held) await revokeFamily(transaction, held, now);
  return held;
}

/** Ends all sign-ins of an account at once, except the named one. Access tokens expire within ten minutes. */
export const endSessions = (
  transaction: Transaction,
  { organizationId, accountId }: AccountKey,
  now: Date,
  exceptSessionId?: string,
) =>
  transaction
    .update(refreshTokens)
    .set({ revokedAt: now, sealedSuccessor: null })
    .where(
      and(
        eq(refreshTokens.organizationId, organizationId),
        eq(refreshTokens.accountId, accountId),
        isNull(refreshTokens.revokedAt),
        exceptSessionId === undefined ? undefined : ne(refreshTokens.familyId, exceptSessionId),
      ),
    );

const revokeFamily = (transaction: Transaction, { organizationId, familyId }: Held, now: Date) =>
  transaction
    .update(refreshTokens)
    .set({ revokedAt: now, sealedSuccessor: null })
    .where(and(eq(refreshTokens.organizationId, organizationId), eq(refreshTokens.familyId, familyId)));
