import { hashPassword } from '../../people/auth/password-hash.ts';
import { allocateIds } from '../../foundation/store/allocate-ids.ts';
import { accounts, groups } from '../../foundation/store/schema/index.ts';
import type { Transaction } from '../../foundation/store/store.ts';
import { demoPassword, type DemoAccount } from './demo-accounts.ts';

/**
 * Returns the accounts with their password hashed; runs before any transaction, as hashing takes time. All share one
 * hash, since they share a password that everybody knows.
 */
export async function withPasswordHashes(people: readonly DemoAccount[]) {
  const passwordHash = await demoPasswordHash();
  return people.map((account) => ({ ...account, passwordHash }));
}

let hash: Promise<string> | undefined;
const demoPasswordHash = () => (hash ??= hashPassword(demoPassword));

export async function seedPeople(
  transaction: Transaction,
  organizationId: number,
  people: Awaited<ReturnType<typeof withPasswordHashes>>,
): Promise<Map<string, number>> {
  const firstId = await allocateIds(transaction, organizationId, 'account', people.length);
  const rows = people.map((account, index) => ({ organizationId, id: firstId + index, ...account }));
  await transaction.insert(accounts).values(rows);
  return new Map(rows.map(({ email, id }) => [email, id]));
}

export async function seedGroups(
  transaction: Transaction,
  organizationId: number,
  tree: readonly { readonly name: string; readonly parentGroupId: number | null }[],
): Promise<void> {
  const firstId = await allocateIds(transaction, organizationId, 'group', tree.length);
  await transaction
    .insert(groups)
    .values(
      tree.map((group, index) => ({ organizationId, id: firstId + index, defaultPrinterId: 1, ...group })),
    );
}
