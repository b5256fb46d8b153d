import { sql, type SQL } from 'drizzle-orm';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type * as schema from './schema/index.ts';
import { storeRoles } from './store-roles.ts';
import type { Store, StoreKind, Transaction } from './store.ts';

/** Role and organisation in one round trip; both end with the transaction. */
const actAs = (role: string, organizationId: string): SQL =>
  sql`select set_config('role', ${role}, true), set_config('app.organization_id', ${organizationId}, true)`;

interface Engine {
  readonly kind: StoreKind;
  readonly database: PgDatabase<PgQueryResultHKT, typeof schema>;
  readonly vacuum: () => Promise<void>;
  readonly close: () => Promise<void>;
}

/** The store over either engine: every piece of work is a transaction under the role it may have. */
export function createScopedStore({ kind, database, vacuum, close }: Engine): Store {
  const within = <Result>(scope: SQL, work: (transaction: Transaction) => Promise<Result>) =>
    database.transaction(async (transaction) => {
      await transaction.execute(scope);
      return work(transaction);
    });

  return {
    kind,
    asOrganization: (organizationId, work) => within(actAs(storeRoles.tenant, String(organizationId)), work),
    asSignIn: (work) => within(actAs(storeRoles.signIn, ''), work),
    asHousekeeping: (work) => within(actAs(storeRoles.housekeeping, ''), work),
    asOwner: (work) => database.transaction(work),
    ping: async () => {
      await database.execute(sql`select 1`);
    },
    vacuum,
    close,
  };
}
