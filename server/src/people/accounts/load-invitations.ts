import { asc, eq } from 'drizzle-orm';
import { accounts, invitations } from '../../foundation/store/schema/index.ts';
import type { Transaction } from '../../foundation/store/store.ts';

export type Invitation = typeof invitations.$inferSelect & { readonly invitedByName: string };

/** Loads the invitations of an organisation, or one of them, with the name of the sender. */
export async function loadInvitations(transaction: Transaction, id?: number): Promise<Invitation[]> {
  const rows = await transaction
    .select({ invitation: invitations, firstName: accounts.firstName, lastName: accounts.lastName })
    .from(invitations)
    .innerJoin(accounts, eq(accounts.id, invitations.invitedBy))
    .where(id === undefined ? undefined : eq(invitations.id, id))
    .orderBy(asc(invitations.id));
  return rows.map(({ invitation, firstName, lastName }) => ({
    ...invitation,
    invitedByName: `${firstName} ${lastName}`,
  }));
}
