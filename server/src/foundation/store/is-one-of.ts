import { sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/**
 * Returns the condition that an integer column has one of these values. They are one parameter: a placeholder for each
 * would take the database longer to parse than to look up.
 */
export const isOneOf = (column: PgColumn, values: Iterable<number>): SQL =>
  sql`${column} = any(${sql.param([...values])}::integer[])`;
