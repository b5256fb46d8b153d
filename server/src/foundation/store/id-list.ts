import { sql, type Column, type Placeholder, type SQL } from 'drizzle-orm';

/** Ids as one text, for {@link isListed}. */
export type IdList = string & { readonly isIdList: true };

/** Returns ids as one text. */
export const idList = (ids: readonly number[]): IdList => ids.join(',') as IdList;

/** Returns the condition that an id is in a list: the same text of a statement for any number of ids. */
export const isListed = (id: Column, list: Placeholder<string, IdList>): SQL =>
  sql`${id} = any(string_to_array(${list}, ',')::integer[])`;
