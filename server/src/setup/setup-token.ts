import { Buffer } from 'node:buffer';
import { timingSafeEqual } from 'node:crypto';
import { createOpaqueToken, hashToken } from '../auth/opaque-token.ts';
import { setupTokens } from '../store/schema/index.ts';
import type { Store, Transaction } from '../store/store.ts';
import { firstOrganizationId } from './first-organization.ts';

const lifetimeMs = 24 * 3_600_000;

/** Whether the store has been set up: it holds an organisation. */
export const isSetUp = (store: Store) =>
  store.asHousekeeping(
    async (transaction) =>
      (await transaction.query.organizations.findFirst({ columns: { organizationId: true } })) !== undefined,
  );

/**
 * A new key to the set-up, for a day; the one before ends with it. It is returned once and only its hash kept.
 * Undefined when the store is set up already.
 */
export async function issueSetupToken(store: Store, now: Date): Promise<string | undefined> {
  if (await isSetUp(store)) return undefined;
  const token = createOpaqueToken();
  const fresh = { tokenHash: hashToken(token), expiresAt: new Date(now.getTime() + lifetimeMs) };
  await store.asOrganization(firstOrganizationId, (transaction) =>
    transaction
      .insert(setupTokens)
      .values({ organizationId: firstOrganizationId, ...fresh })
      .onConflictDoUpdate({ target: setupTokens.organizationId, set: fresh }),
  );
  return token;
}

export type TokenState = 'valid' | 'expired' | 'wrong';

/** Judges a token; the kept one stays locked until the transaction ends, so that two cannot use it. */
export async function judgeSetupToken(
  transaction: Transaction,
  token: string,
  now: Date,
): Promise<TokenState> {
  const [kept] = await transaction.select().from(setupTokens).for('update');
  if (!kept || !isSame(kept.tokenHash, hashToken(token))) return 'wrong';
  return kept.expiresAt <= now ? 'expired' : 'valid';
}

/** In a time that tells nothing about where they differ; hashes have one length. */
const isSame = (one: string, other: string) => timingSafeEqual(Buffer.from(one), Buffer.from(other));
