import { sql, type SQL } from 'drizzle-orm';
import { printSearches } from '../../../foundation/store/schema/index.ts';
import type { Transaction } from '../../../foundation/store/store.ts';
import { loadPrintedFacts, type PrintedFile } from './load-printed-facts.ts';
import { printWords } from './print-words.ts';

const weekMs = 7 * 24 * 3_600_000;

/** Returns the week of a moment in UTC, counted from 1970, as the store counts it. */
const weekOf = (moment: Date): number => Math.floor(moment.getTime() / weekMs);

/** Rows per statement. */
const rowsAtOnce = 500;

/**
 * Returns the statements that store the words of printed files, so that a search finds them. Files that have them already
 * keep them.
 * @param files those of a new job as it is made; see {@link storeWordsOf} for stored ones
 */
export function printWordStatements(
  transaction: Transaction,
  files: readonly Omit<PrintedFile, 'variables'>[],
): PromiseLike<unknown>[] {
  const rows = files.map(({ organizationId, printJobEntryId, createdAt, facts }) => ({
    organization_id: organizationId,
    print_job_entry_id: printJobEntryId,
    print_job_id: facts.printJobId,
    created_at: createdAt.toISOString(),
    week: weekOf(createdAt),
    words: printWords(facts),
  }));
  return Array.from({ length: Math.ceil(rows.length / rowsAtOnce) }, (_, part) =>
    // One parameter for all rows, and an array of the store from it: a row has about forty words.
    transaction.execute(sql`
      insert into ${printSearches} (organization_id, print_job_entry_id, print_job_id, created_at, week, words)
      select organization_id, print_job_entry_id, print_job_id, created_at, week,
        array_to_tsvector(array(select jsonb_array_elements_text(words)))
      from jsonb_to_recordset(${JSON.stringify(rows.slice(part * rowsAtOnce, (part + 1) * rowsAtOnce))}::jsonb) as given(
        organization_id integer, print_job_entry_id uuid, print_job_id uuid, created_at timestamptz, week integer,
        words jsonb
      )
      on conflict do nothing`),
  );
}

/** Stores the words of printed files as {@link printWordStatements}. */
export async function storePrintWords(
  transaction: Transaction,
  files: readonly Omit<PrintedFile, 'variables'>[],
): Promise<void> {
  for (const statement of printWordStatements(transaction, files)) await statement;
}

/** Stores the words of stored files, for a condition on jobs and their files. */
export const storeWordsOf = async (transaction: Transaction, which: SQL | undefined): Promise<void> =>
  storePrintWords(transaction, await loadPrintedFacts(transaction, which));
