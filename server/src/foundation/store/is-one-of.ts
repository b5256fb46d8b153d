import { sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/**
 * Returns the condition that an integer column has one of these values. They are one parameter: a statement has room for
 * 65,535, and its text is the same whatever their number.
 */
export const isOneOf = (column: PgColumn, values: Iterable<number>): SQL =>
  sql`${column} = any(${sql.param([...values])}::integer[])`;
