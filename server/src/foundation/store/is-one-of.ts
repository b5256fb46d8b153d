import { sql, type Placeholder, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/** Integers as the database writes an array of them. */
export type IntegerList = `{${string}}`;

export const integerList = (values: Iterable<number>): IntegerList => `{${[...values].join(',')}}`;

/**
 * Returns the condition that an integer column has one of these values, or of those in a place. They are one parameter: a
 * statement has room for 65,535, and its text is the same whatever their number.
 */
export const isOneOf = (
  column: PgColumn,
  values: Iterable<number> | Placeholder<string, IntegerList>,
): SQL => {
  const list = Symbol.iterator in values ? integerList(values) : values;
  return sql`${column} = any(${list}::integer[])`;
};
