import { and, eq } from 'drizzle-orm';
import { refreshTokens } from '../store/schema/index.ts';
import type { Transaction } from '../store/store.ts';
import { createOpaqueToken, hashToken, sealToken, unsealToken } from './opaque-token.ts';
import { decideRefresh } from './refresh-decision.ts';

const hourMs = 3_600_000;
/** A sign-in ends after this long whatever happens, and after this long without use. */
const lifetime = { absoluteMs: 12 * hourMs, idleMs: 8 * hourMs } as const;

interface AccountKey {
  readonly organizationId: number;
  readonly accountId: number;
}

export type RefreshOutcome =
  | ({ readonly kind: 'granted'; readonly refreshToken: string } & AccountKey)
  | { readonly kind: 'refused' }
  | ({ readonly kind: 'reused' } & AccountKey);

/** Starts a family: the first refresh token of a sign-in. */
export async function startFamily(transaction: Transaction, account: AccountKey, now: Date): Promise<string> {
  const token = createOpaqueToken();
  await transaction.insert(refreshTokens).values({
    ...account,
    tokenHash: hashToken(token),
    familyId: crypto.randomUUID(),
    createdAt: now,
    idleExpiresAt: new Date(now.getTime() + lifetime.idleMs),
    absoluteExpiresAt: new Date(now.getTime() + lifetime.absoluteMs),
  });
  return token;
}

/**
 * Exchanges a refresh token. The row stays locked meanwhile, so of two that present the same token one rotates it and
 * the other is told the same successor. Does not throw for a refusal: ending a family must be committed.
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
    tokenHash: hashToken(successor),
    createdAt: now,
    idleExpiresAt: new Date(idleExpiresAt),
  });
  return successor;
}

const revokeFamily = (transaction: Transaction, { organizationId, familyId }: Held, now: Date) =>
  transaction
    .update(refreshTokens)
    .set({ revokedAt: now, sealedSuccessor: null })
    .where(and(eq(refreshTokens.organizationId, organizationId), eq(refreshTokens.familyId, familyId)));
