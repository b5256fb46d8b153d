import { getTableName } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';

/** Returns the statement that tidies these tables up, all if omitted. It runs outside a transaction. */
export const vacuumStatement = (tables: readonly PgTable[] = []): string =>
  `vacuum analyze ${tables.map((table) => getTableName(table)).join(', ')}`;
