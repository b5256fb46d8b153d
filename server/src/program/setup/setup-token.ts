import { endLinks, issueLink, lockLink } from '../../foundation/links/one-time-link.ts';
import { organizations } from '../../foundation/store/schema/index.ts';
import type { Store, Transaction } from '../../foundation/store/store.ts';
import { firstOrganizationId } from '../../people/organizations/first-organization.ts';

const link = { organizationId: firstOrganizationId, kind: 'setup' } as const;

/** Whether the store has been set up: it holds an organisation. */
export const isSetUp = (store: Store) =>
  store.asHousekeeping(
    async (transaction) =>
      (await transaction.select({ id: organizations.organizationId }).from(organizations).limit(1)).length >
      0,
  );

/**
 * A new key to the set-up, for a day; those before stay valid, for servers of one installation start beside each other.
 * It is returned once and only its hash kept. The set-up ends all of them.
 * Undefined when the store is set up already.
 */
export async function issueSetupToken(store: Store, now: Date): Promise<string | undefined> {
  if (await isSetUp(store)) return undefined;
  return store.asOrganization(firstOrganizationId, (transaction) => issueLink(transaction, link, now));
}

export type TokenState = 'valid' | 'expired' | 'wrong';

/** Judges a token; the kept one stays locked until the transaction ends, so that two cannot use it. */
export async function judgeSetupToken(
  transaction: Transaction,
  token: string,
  now: Date,
): Promise<TokenState> {
  const kept = await lockLink(transaction, 'setup', token);
  if (!kept) return 'wrong';
  return kept.expiresAt <= now ? 'expired' : 'valid';
}

export const endSetupTokens = (transaction: Transaction) => endLinks(transaction, link);
