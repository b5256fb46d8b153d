import { and, asc, count, desc, eq, gt, lt, lte, or, type SQL } from 'drizzle-orm';
import type { Caller } from '../../../foundation/access/caller.ts';
import { byteOrderMark, csvRecord } from '../../../foundation/http/csv.ts';
import { HttpError } from '../../../foundation/http/http-error.ts';
import type { Services } from '../../../foundation/http/services.ts';
import {
  accounts,
  labelVersions,
  orders,
  printJobEntries,
  printJobs,
} from '../../../foundation/store/schema/index.ts';
import type { Transaction } from '../../../foundation/store/store.ts';
import { sentences } from '../../sentences/index.ts';
import type { HistoryFilter } from './history-query.ts';
import { entriesWanted, jobsInScope } from './history-scope.ts';
import { firstEntriesOf, loadLineChecks, stateOf } from '../line-check/load-line-checks.ts';
import { valuesInWords } from './values-in-words.ts';

/** Max. rows: a spreadsheet has about a million; a person reads fewer. */
const maxRows = 100_000;
/** Rows per transaction: the embedded store has one connection, and others want to print meanwhile. */
const rowsAtOnce = 5000;

interface AskedExport {
  readonly caller: Caller;
  readonly filter: HistoryFilter;
  /** Time zone of the first column; the second one is UTC, which no clock change makes ambiguous. */
  readonly timeZone: string;
}

/**
 * Streams the history as CSV, one record per printed file, newest first.
 * @throws HttpError 403 like the list, 422 for more rows than one export may have
 */
export async function exportJobs(
  { store, logger }: Services,
  { caller, filter, timeZone }: AskedExport,
): Promise<ReadableStream<Uint8Array>> {
  const within = <Result>(work: (transaction: Transaction) => Promise<Result>) =>
    store.asOrganization(caller.organizationId, work);
  const total = await within((transaction) => countRows(transaction, caller, filter));
  if (total > maxRows) {
    throw new HttpError(422, sentences.printHistory.manyRows({ count: total, most: maxRows }));
  }
  const encoder = new TextEncoder();
  const toRecord = recordWriter(timeZone);
  let last: ExportRow | undefined;
  return new ReadableStream<Uint8Array>({
    start: (stream) => {
      stream.enqueue(encoder.encode(byteOrderMark + csvRecord(headings(timeZone))));
    },
    pull: async (stream) => {
      try {
        const rows = await within(async (transaction) =>
          withLineChecks(transaction, await loadRows(transaction, caller, { filter, after: last })),
        );
        last = rows.at(-1);
        if (rows.length > 0) stream.enqueue(encoder.encode(rows.map(toRecord).join('')));
        if (rows.length < rowsAtOnce) stream.close();
      } catch (error) {
        // The response has already begun: the only possible signal is to break it off.
        logger.error('export failed', { error: String(error) });
        stream.error(error);
      }
    },
  });
}

async function countRows(transaction: Transaction, caller: Caller, filter: HistoryFilter): Promise<number> {
  const [counted] = await transaction
    .select({ total: count() })
    .from(printJobEntries)
    .innerJoin(printJobs, eq(printJobs.id, printJobEntries.printJobId))
    .where(and(jobsInScope(transaction, caller, filter), entriesWanted(caller, filter)));
  return counted?.total ?? 0;
}

/** Position at which the previous part ended. */
interface Cursor {
  readonly createdAt: Date;
  readonly jobId: string;
  readonly position: number;
}

interface Part {
  readonly filter: HistoryFilter;
  readonly after: Cursor | undefined;
}

const loadRows = (transaction: Transaction, caller: Caller, { filter, after }: Part) =>
  transaction
    .select({
      jobId: printJobs.id,
      createdAt: printJobs.createdAt,
      computerName: printJobs.computerName,
      firstName: accounts.firstName,
      lastName: accounts.lastName,
      reprintOf: printJobs.reprintOf,
      reprintReason: printJobs.reprintReason,
      entryId: printJobEntries.id,
      position: printJobEntries.position,
      status: printJobEntries.status,
      labelName: printJobEntries.labelName,
      version: labelVersions.version,
      versionHash: labelVersions.versionHash,
      articleName: printJobEntries.articleName,
      orderNumber: orders.orderNumber,
      labelCount: printJobEntries.labelCount,
      printerName: printJobEntries.printerName,
      values: printJobEntries.values,
      labelValues: printJobEntries.labelValues,
      firstEntryId: printJobEntries.firstEntryId,
    })
    .from(printJobs)
    .innerJoin(printJobEntries, eq(printJobEntries.printJobId, printJobs.id))
    .innerJoin(accounts, eq(accounts.id, printJobs.accountId))
    .leftJoin(labelVersions, eq(labelVersions.id, printJobEntries.labelVersionId))
    .leftJoin(orders, eq(orders.id, printJobEntries.orderId))
    .where(
      and(
        jobsInScope(transaction, caller, filter),
        // The search reads no weeks that were exported before.
        entriesWanted(caller, after ? { ...filter, to: new Date(after.createdAt.getTime() + 1) } : filter),
        after && following(after),
      ),
    )
    .orderBy(desc(printJobs.createdAt), asc(printJobs.id), asc(printJobEntries.position))
    .limit(rowsAtOnce);

type LoadedRow = Awaited<ReturnType<typeof loadRows>>[number];

interface ExportRow extends LoadedRow {
  /** Check of the run of the file: its state, when it was made last (UTC), and by whom. */
  readonly lineCheck: readonly (string | null)[];
}

async function withLineChecks(transaction: Transaction, rows: readonly LoadedRow[]): Promise<ExportRow[]> {
  const checks = await loadLineChecks(transaction, firstEntriesOf(rows));
  return rows.map((row) => {
    const [last] = checks.get(row.firstEntryId ?? '') ?? [];
    const state = row.firstEntryId === null ? null : stateOf(checks.get(row.firstEntryId) ?? []);
    return { ...row, lineCheck: [state, last?.checkedAt ?? null, last?.userName ?? null] };
  });
}

/** Condition for the rows after this one in the order of the export. */
const following = ({ createdAt, jobId, position }: Cursor): SQL | undefined =>
  and(
    lte(printJobs.createdAt, createdAt),
    or(
      lt(printJobs.createdAt, createdAt),
      gt(printJobs.id, jobId),
      and(eq(printJobs.id, jobId), gt(printJobEntries.position, position)),
    ),
  );

const headings = (timeZone: string) => [
  `Time (${timeZone})`,
  'Time (UTC)',
  'Label',
  'Version',
  'Article',
  'Order',
  'Labels',
  'Printer',
  'Computer',
  'Person',
  'State',
  'Reprint of',
  'Reason',
  'Values',
  'Job',
  'File',
  'Version SHA-256',
  'Line check',
  'Checked (UTC)',
  'Checked by',
];

function recordWriter(timeZone: string): (row: ExportRow) => string {
  // The Swedish format, 2026-11-21 12:05:33, sorts correctly and is read by all spreadsheets.
  const clock = new Intl.DateTimeFormat('sv', { dateStyle: 'short', timeStyle: 'medium', timeZone });
  return (row) =>
    csvRecord([
      clock.format(row.createdAt),
      row.createdAt.toISOString(),
      row.labelName,
      row.version,
      row.articleName,
      row.orderNumber,
      row.labelCount,
      row.printerName,
      row.computerName,
      `${row.firstName} ${row.lastName}`,
      row.status,
      row.reprintOf,
      row.reprintReason,
      valuesInWords(row),
      row.jobId,
      row.entryId,
      row.versionHash,
      ...row.lineCheck,
    ]);
}
