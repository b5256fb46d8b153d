import { and, asc, gt, lte, max, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Store, Transaction } from './store.ts';

interface Steps<Row> {
  /** Table that is searched, with positive ids. */
  readonly table: PgTable & { readonly id: PgColumn };
  /** Rows of the table that one step looks at: so many that it takes some 20 ms. */
  readonly rowsAtOnce: number;
  /** Returns what is found among the rows of the table that meet the condition. */
  readonly search: (transaction: Transaction, isInStep: SQL | undefined) => Promise<readonly Row[]>;
}

/**
 * Searches a whole table of an organisation in the order of its ids, in steps with a transaction each: the embedded store
 * has one connection, and other calls are answered between the steps. Yields the rows of each step; what is written
 * meanwhile is found or not.
 */
export async function* searchInSteps<Row>(
  store: Store,
  organizationId: number,
  { table, rowsAtOnce, search }: Steps<Row>,
): AsyncGenerator<readonly Row[]> {
  let after: number | undefined = 0;
  while (after !== undefined) {
    const from: number = after;
    const step = await store.asOrganization(organizationId, async (transaction) => {
      const ids = transaction
        .select({ id: table.id })
        .from(table)
        .where(gt(table.id, from))
        .orderBy(asc(table.id))
        .limit(rowsAtOnce)
        .as('ids');
      const [end] = await transaction.select({ last: max(ids.id) }).from(ids);
      const last = typeof end?.last === 'number' ? end.last : undefined;
      if (last === undefined) return { last, rows: [] };
      return { last, rows: await search(transaction, and(gt(table.id, from), lte(table.id, last))) };
    });
    yield step.rows;
    after = step.last;
  }
}
