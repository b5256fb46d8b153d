import {
  cellText,
  columnName,
  csvRecord,
  decodeFile,
  guessDelimiter,
  guessEncoding,
  guessHeader,
  ImportFileError,
  importSentences,
  readCsvRows,
  requireImportSize,
  type CsvRow,
} from 'label-core/import';
import type { Workbook } from 'label-core/xlsx';
import type { FileColumn, FileFormat, FileLook } from './file-look';

/** Rows of the file in its preview, without the headings. */
const PREVIEW_ROWS = 10;

/** Rows sampled to detect the headings and the columns. */
const SAMPLE_ROWS = 30;

/** Max. characters shown of a cell. */
const CELL_CHARACTERS = 120;

/** Rows in one part of the converted file. */
const RECORDS_AT_ONCE = 5000;

/** Opened file: the bytes of a text, or a workbook. */
export interface OpenFile {
  readonly file: Blob;
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly workbook: Workbook | undefined;
}

/** File read in one format; its rows can be iterated repeatedly. */
export interface ReadFile {
  readonly format: FileFormat;
  readonly rows: () => Iterable<CsvRow>;
}

/** Opens a file. @throws ImportFileError for a file that is too large or cannot be imported */
export async function openFile(file: Blob): Promise<OpenFile> {
  requireImportSize(file.size);
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (bytes.length === 0) throw new ImportFileError('empty', importSentences.file.empty);
  const isZip = bytes[0] === 0x50 && bytes[1] === 0x4b;
  if (!isZip) return { file, bytes, workbook: undefined };
  const { readWorkbook } = await import('label-core/xlsx');
  return { file, bytes, workbook: await readWorkbook(bytes) };
}

/** Reads a file in the wanted format and detects what is not specified. @throws ImportFileError if it cannot be read in that format */
export async function readFile(
  { bytes, workbook }: OpenFile,
  wanted: Partial<FileFormat>,
): Promise<ReadFile> {
  if (workbook) {
    const named = workbook.sheets.find((name) => name === wanted.sheet);
    const sheet = named ?? workbook.sheets[0] ?? '';
    const rows = await workbook.rows(sheet);
    const hasHeader = wanted.hasHeader ?? guessHeader(sampleOf(rows));
    return { format: { sheet, encoding: 'utf-8', delimiter: ',', hasHeader }, rows: () => rows };
  }
  const encoding = wanted.encoding ?? guessEncoding(bytes);
  const text = decodeFile(bytes, encoding);
  const delimiter = wanted.delimiter ?? guessDelimiter(text);
  const rows = () => readCsvRows(text, delimiter);
  const hasHeader = wanted.hasHeader ?? guessHeader(sampleOf(rows()));
  return { format: { sheet: '', encoding, delimiter, hasHeader }, rows };
}

/** Returns the first rows with all their cells. */
export function sampleOf(rows: Iterable<CsvRow>): (readonly string[])[] {
  return firstOf(rows, SAMPLE_ROWS).map(({ cells }) => cells);
}

function firstOf(rows: Iterable<CsvRow>, count: number): CsvRow[] {
  const first: CsvRow[] = [];
  for (const row of rows) {
    first.push(row);
    if (first.length === count) break;
  }
  return first;
}

/** Returns the preview of a file. */
export function lookAt({ workbook }: OpenFile, { format, rows }: ReadFile): FileLook {
  const all = firstOf(rows(), PREVIEW_ROWS + 1);
  const [first] = all;
  const shown = format.hasHeader ? all.slice(1) : all.slice(0, PREVIEW_ROWS);
  return {
    isWorkbook: workbook !== undefined,
    sheets: workbook?.sheets ?? [],
    format,
    rows: shown.map(({ line, cells }) => ({ line, cells: cells.map(cut) })),
    columns: first ? columnsOf(first.cells, shown, format.hasHeader) : [],
    fault: first ? undefined : importSentences.file.noRow,
  };
}

function columnsOf(first: readonly string[], rows: readonly CsvRow[], hasHeader: boolean): FileColumn[] {
  return first.map((cell, index) => ({
    index,
    name: hasHeader ? columnName(first, index) : index,
    title: hasHeader ? cut(cellText(cell)) : '',
    samples: rows
      .map(({ cells }) => cut(cellText(cells[index] ?? '')))
      .filter((text) => text !== '')
      .slice(0, 2),
  }));
}

const cut = (text: string) =>
  text.length > CELL_CHARACTERS ? `${text.slice(0, CELL_CHARACTERS - 1)}…` : text;

/** Returns the file as it is sent: a text unchanged, a sheet as CSV in UTF-8. */
export function sentFile({ file, bytes, workbook }: OpenFile, { rows }: ReadFile): Blob {
  // Sends the checked bytes instead of the file itself: Firefox and WebKit hang if the file was moved since.
  if (!workbook) return new Blob([bytes], { type: file.type });
  const parts: string[] = [];
  let part = '';
  let count = 0;
  for (const { cells } of rows()) {
    part += csvRecord(cells);
    count += 1;
    if (count % RECORDS_AT_ONCE > 0) continue;
    parts.push(part);
    part = '';
  }
  return new Blob([...parts, part], { type: 'text/csv' });
}
