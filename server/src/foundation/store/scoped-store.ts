import { quoteStatement, type QuotedStatement } from './quote-statement.ts';
import type { StoreRoles } from './store-roles.ts';
import type { AnswersTo, Last, Statements, Store, Transaction } from './store.ts';

/** Scope of a transaction: a role, and the organisation whose rows it sees, if it is restricted to one. */
export interface Scope {
  readonly role: string;
  readonly organizationId?: number;
}

/** Parts that differ between engines; everything else of the store is the same. */
export interface Engine extends Pick<Store, 'kind' | 'connections' | 'ping' | 'vacuum' | 'close'> {
  readonly roles: StoreRoles;
  /** Runs the work in one transaction: as the owner of the tables, or within a scope. */
  readonly transact: <Result>(
    scope: Scope | undefined,
    work: (transaction: Transaction) => Promise<Result>,
    last?: Last<Result>,
  ) => Promise<Result>;
  /** Runs statements that read, in one transaction within a scope and in one message. */
  readonly read: <Asked extends Statements>(
    scope: Scope,
    ask: (transaction: Transaction) => Asked,
  ) => Promise<AnswersTo<Asked>>;
}

/** Creates the store on either engine: all work runs in a transaction under the role it is allowed. */
export const createScopedStore = ({ transact, read, roles, ...engine }: Engine): Store => ({
  ...engine,
  asOrganization: (organizationId, work, last) =>
    transact({ role: roles.tenant, organizationId }, work, last),
  readAsOrganization: (organizationId, ask) => read({ role: roles.tenant, organizationId }, ask),
  asSignIn: (work) => transact({ role: roles.signIn }, work),
  asHousekeeping: (work) => transact({ role: roles.housekeeping }, work),
  asOwner: (work) => transact(undefined, work),
});

/**
 * Returns one statement with the settings for the beginning of a transaction; all of them end with the transaction.
 * @param settings further ones, such as `statement_timeout`: their names and values are our own, never a person's
 */
export function scopeStatement(
  scope: Scope | undefined,
  settings: Readonly<Record<string, string>> = {},
): QuotedStatement | undefined {
  const all = { ...settings, ...(scope && { role: scope.role }) };
  const calls = Object.entries(all).map(([name, value]) => `set_config('${name}', '${value}', true)`);
  // A place, so that the text is the same for all organisations.
  if (scope) calls.push("set_config('app.organization_id', $1, true)");
  if (calls.length === 0) return undefined;
  return quoteStatement(`select ${calls.join(', ')}`, scope ? [organizationOf(scope)] : []);
}

function organizationOf({ organizationId }: Scope): string {
  if (organizationId !== undefined && !Number.isSafeInteger(organizationId))
    throw new Error('The number of an organisation is no whole number.');
  return String(organizationId ?? '');
}
