import { and, eq, type Column } from 'drizzle-orm';

/** An account, by its organisation. */
export interface AccountKey {
  readonly organizationId: number;
  readonly accountId: number;
}

/** Returns the condition for the rows of an account. */
export const ofAccount = (
  table: { readonly organizationId: Column; readonly accountId: Column },
  { organizationId, accountId }: AccountKey,
) => and(eq(table.organizationId, organizationId), eq(table.accountId, accountId));
