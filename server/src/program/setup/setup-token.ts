import { endLinks, issueLink, lockLink } from '../../foundation/links/one-time-link.ts';
import { organizations } from '../../foundation/store/schema/index.ts';
import type { Store, Transaction } from '../../foundation/store/store.ts';
import { firstOrganizationId } from '../../people/organizations/first-organization.ts';

const link = { organizationId: firstOrganizationId, kind: 'setup' } as const;

/** Returns whether the store has been set up, that is, contains an organisation. */
export const isSetUp = (store: Store) =>
  store.asHousekeeping(
    async (transaction) =>
      (await transaction.select({ id: organizations.organizationId }).from(organizations).limit(1)).length >
      0,
  );

/**
 * Returns a new token for the set-up, valid for a day; undefined if the store is set up already. Earlier ones stay
 * valid, because servers of one installation may start at the same time. Only its hash is stored. The set-up ends all
 * of them.
 */
export async function issueSetupToken(store: Store, now: Date): Promise<string | undefined> {
  if (await isSetUp(store)) return undefined;
  return store.asOrganization(firstOrganizationId, (transaction) => issueLink(transaction, link, now));
}

export type TokenState = 'valid' | 'expired' | 'wrong';

/** Returns the state of a token; the stored one stays locked until the transaction ends, so that it cannot be used twice. */
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
