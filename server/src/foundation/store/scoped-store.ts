import type { StoreRoles } from './store-roles.ts';
import type { Store, Transaction } from './store.ts';

/** Who a transaction acts as: a role, and the organisation whose rows it sees, where it sees those of one only. */
export interface Scope {
  readonly role: string;
  readonly organizationId?: number;
}

/** What an engine brings; everything else of the store is the same for all. */
export interface Engine extends Pick<Store, 'kind' | 'ping' | 'vacuum' | 'close'> {
  readonly roles: StoreRoles;
  /** Runs the work in one transaction: as the owner of the tables, or within a scope. */
  readonly transact: <Result>(
    scope: Scope | undefined,
    work: (transaction: Transaction) => Promise<Result>,
  ) => Promise<Result>;
}

/** The store over either engine: every piece of work is a transaction under the role it may have. */
export const createScopedStore = ({ transact, roles, ...engine }: Engine): Store => ({
  ...engine,
  asOrganization: (organizationId, work) => transact({ role: roles.tenant, organizationId }, work),
  asSignIn: (work) => transact({ role: roles.signIn }, work),
  asHousekeeping: (work) => transact({ role: roles.housekeeping }, work),
  asOwner: (work) => transact(undefined, work),
});

/**
 * What is set at the beginning of a transaction, as one statement; all of it ends with the transaction.
 * @param settings others, as `statement_timeout`: their names and values are our own, never a person's
 */
export function scopeStatement(
  scope: Scope | undefined,
  settings: Readonly<Record<string, string>> = {},
): string | undefined {
  const all = { ...settings, ...(scope && scopeSettings(scope)) };
  const calls = Object.entries(all).map(([name, value]) => `set_config('${name}', '${value}', true)`);
  return calls.length === 0 ? undefined : `select ${calls.join(', ')}`;
}

function scopeSettings({ role, organizationId }: Scope): Readonly<Record<string, string>> {
  // It becomes part of a statement.
  if (organizationId !== undefined && !Number.isSafeInteger(organizationId))
    throw new Error('The number of an organisation is no whole number.');
  return { role, 'app.organization_id': String(organizationId ?? '') };
}
