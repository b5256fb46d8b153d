import { setImmediate as breathe } from 'node:timers/promises';
import {
  createRowChecker,
  ImportFileError,
  importLimits,
  readCsvRows,
  type CheckedRow,
  type CsvRow,
  type ImportedRow,
  type ImportOptions,
} from 'label-core/import';

/** Rows between two breaths: the server answers others meanwhile. */
export const rowsAtOnce = 500;

/** A row that is not imported, and why. */
export interface RejectedRow {
  /** The line of the file it begins in, from 1. */
  readonly line: number;
  readonly cells: readonly string[];
  readonly reason: string;
}

/** A file that was read and checked once; its rows are read again when they are imported, so that they need no room. */
export interface ReadFile {
  readonly text: string;
  readonly options: ImportOptions;
  /** What it calls its columns; empty where it does not. */
  readonly headings: readonly string[];
  readonly rowCount: number;
  readonly rejected: readonly RejectedRow[];
  /** Whether the order is left out, because a row of it is faulty. */
  readonly isWithheld: (orderNumber: string) => boolean;
}

/** A row that can be imported as far as the file alone can tell. */
export interface ImportableRow<Value extends ImportedRow = ImportedRow> {
  readonly row: CsvRow;
  readonly value: Value;
}

/** Reads and checks a whole file. @throws ImportFileError for a file nothing can be imported of */
export async function readImportFile(text: string, options: ImportOptions): Promise<ReadFile> {
  const { first, checker, chunks } = openFile(text, options);
  const rejected: RejectedRow[] = [];
  let rowCount = 0;
  for await (const chunk of chunks) {
    rowCount += chunk.length;
    if (rowCount > importLimits.rows)
      throw new ImportFileError(
        'too-many-rows',
        `The file has more than ${importLimits.rows.toLocaleString('en')} rows. Split it and import the parts one after the other.`,
      );
    for (const { row, checked } of chunk) {
      if (checked.ok) continue;
      rejected.push(rejectedRow(row, checked.faults.map(({ message }) => message).join(' ')));
    }
  }
  if (rowCount === 0) throw new ImportFileError('empty', 'The file has headings and no rows.');
  return {
    text,
    options,
    rowCount,
    rejected,
    headings: options.hasHeader ? first : [],
    isWithheld: checker.isWithheld,
  };
}

/** The rows of a file that was read, without the faulty ones, some at a time. */
export async function* importableRows({ text, options }: ReadFile): AsyncGenerator<ImportableRow[]> {
  for await (const chunk of openFile(text, options).chunks)
    yield chunk.flatMap(({ row, checked }) => (checked.ok ? [{ row, value: checked.value }] : []));
}

export const rejectedRow = ({ line, cells }: CsvRow, reason: string): RejectedRow => ({
  line,
  cells,
  reason,
});

interface WalkedRow {
  readonly row: CsvRow;
  readonly checked: CheckedRow;
}

function openFile(text: string, options: ImportOptions) {
  const rows = readCsvRows(text, options.delimiter);
  const start = rows.next();
  if (start.done === true) throw new ImportFileError('empty', 'The file is empty.');
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
