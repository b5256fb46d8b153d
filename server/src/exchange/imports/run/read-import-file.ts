import { setImmediate as breathe } from 'node:timers/promises';
import {
  createRowChecker,
  importLimits,
  importSentences,
  readCsvRows,
  type CheckedRow,
  type CsvRow,
  type ImportedRow,
  type ImportOptions,
} from 'label-core/import';
import type { Sentence } from 'label-core/sentence';
import { asSentence } from '../../../foundation/http/refuse.ts';
import { sentences as common } from '../../../foundation/sentences/index.ts';
import { sentences } from '../../sentences/index.ts';
import { ImportRefusal } from './import-outcome.ts';
import { rejectedRow, type RejectedRow } from './rejected-row.ts';

/** Rows of one transaction, and between two pauses in which the server answers other requests. */
export const rowsAtOnce = 500;

/** File that was read and checked once; its rows are read again when they are imported, so that they take no memory. */
export interface ReadFile {
  readonly text: string;
  readonly options: ImportOptions;
  /** Headings of its columns; empty if it has none. */
  readonly headings: readonly string[];
  readonly rowCount: number;
  readonly rejected: readonly RejectedRow[];
  /** Returns whether the order is excluded because a row of it is faulty. */
  readonly isWithheld: (orderNumber: string) => boolean;
}

/** Row that can be imported as far as the file alone shows. */
export interface ImportableRow<Value extends ImportedRow = ImportedRow> {
  readonly row: CsvRow;
  readonly value: Value;
}

/** Reads and checks a whole file. @throws ImportFileError, ImportRefusal for a file of which nothing can be imported */
export async function readImportFile(text: string, options: ImportOptions): Promise<ReadFile> {
  const { first, checker, chunks } = openFile(text, options);
  const rejected: RejectedRow[] = [];
  let rowCount = 0;
  for await (const chunk of chunks) {
    rowCount += chunk.length;
    if (rowCount > importLimits.rows)
      throw unusable(importSentences.file.tooManyRows({ most: importLimits.rows }));
    for (const { row, checked } of chunk) {
      if (checked.ok) continue;
      const problems = checked.faults.map(asSentence);
      rejected.push(rejectedRow(row, common.request.problems({ problems })));
    }
  }
  if (rowCount === 0) throw unusable(importSentences.file.headingsOnly);
  return {
    text,
    options,
    rowCount,
    rejected,
    headings: options.hasHeader ? first : [],
    isWithheld: checker.isWithheld,
  };
}

/**
 * Yields the rows of a file that was read, without the faulty ones, some at a time. Reads the next ones while the store
 * writes those before.
 */
export async function* importableRows({ text, options }: ReadFile): AsyncGenerator<ImportableRow[]> {
  for await (const chunk of ahead(openFile(text, options).chunks))
    yield chunk.flatMap(({ row, checked }) => (checked.ok ? [{ row, value: checked.value }] : []));
}

/** Yields the items of a source, and asks for the next one before each. */
async function* ahead<Item>(source: AsyncGenerator<Item>): AsyncGenerator<Item> {
  let upcoming = source.next();
  for (;;) {
    const { done, value } = await upcoming;
    if (done === true) return;
    upcoming = source.next();
    // An error is told when the item is asked for; until then nobody waits for it.
    upcoming.catch(() => undefined);
    yield value;
  }
}

const unusable = (reason: Sentence) => new ImportRefusal(sentences.importRun.nothing({ reason }), []);

interface WalkedRow {
  readonly row: CsvRow;
  readonly checked: CheckedRow;
}

function openFile(text: string, options: ImportOptions) {
  const rows = readCsvRows(text, options.delimiter);
  const start = rows.next();
  if (start.done === true) throw unusable(importSentences.file.empty);
  const first = start.value;
  const checker = createRowChecker(options, first.cells);

  async function* walk(): AsyncGenerator<WalkedRow[]> {
    let chunk: WalkedRow[] = options.hasHeader ? [] : [{ row: first, checked: checker.check(first) }];
    for (const row of rows) {
      chunk.push({ row, checked: checker.check(row) });
      if (chunk.length < rowsAtOnce) continue;
      yield chunk;
      chunk = [];
      await breathe();
    }
    if (chunk.length > 0) yield chunk;
  }
  return { first: first.cells, checker, chunks: walk() };
}
