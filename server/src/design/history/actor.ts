import { eq } from 'drizzle-orm';
import { accounts } from '../../foundation/store/schema/index.ts';
import type { Transaction } from '../../foundation/store/store.ts';

/** Person who did something, with the name they have at that moment: the history keeps it. */
export interface Actor {
  readonly id: number | null;
  readonly name: string;
}

export const nameOf = ({ firstName, lastName }: { readonly firstName: string; readonly lastName: string }) =>
  `${firstName} ${lastName}`.trim();

/** The name comes from the account: a token may be older than the name. */
export async function actorOf(
  transaction: Transaction,
  accountId: number,
): Promise<Actor & { readonly id: number }> {
  const [account] = await transaction
    .select({ firstName: accounts.firstName, lastName: accounts.lastName })
    .from(accounts)
    .where(eq(accounts.id, accountId));
  return { id: accountId, name: account ? nameOf(account) : '' };
}
