import { readFile, stat } from 'node:fs/promises';
import {
  cellText,
  decodeFile,
  guessDelimiter,
  guessEncoding,
  guessHeader,
  ImportFileError,
  readCsvRows,
  requireImportSize,
} from 'label-core/import';
import { codeOf, messageOf } from '../../../helper-error.ts';
import type { ColumnChoice } from '../../connect-config.ts';
import { connectLimits } from '../../connect-limits.ts';
import { findArticleColumns, type ArticleColumns } from '../article-columns.ts';
import { articleRow } from '../article-row.ts';
import { SourceFault } from '../article-source.ts';
import { createArticleIndex, type ArticleIndex } from './article-index.ts';

/** Articles of a file, and the rows that were left out. */
export interface ArticleFile {
  readonly index: ArticleIndex;
  /** One sentence for each of the first few rows left out. */
  readonly leftOut: readonly string[];
  readonly leftOutCount: number;
  /** Mark of the file's state; a different mark means a different content. */
  readonly mark: string;
}

const namedFaults = 3;

/** Returns a mark that differs between two contents of a file, without reading the file. Throws {@link SourceFault}. */
export async function fileMark(path: string): Promise<string> {
  try {
    const { size, mtimeMs, ctimeMs, ino } = await stat(path);
    requireImportSize(size);
    return [size, mtimeMs, ctimeMs, ino].join(' ');
  } catch (error) {
    throw faultOf(error, path);
  }
}

/**
 * Reads a file with the rules of an import: encoding, delimiter and headings are detected. Rows that do not yield an
 * article are left out. Throws {@link SourceFault} when the file cannot be read or is being written.
 */
export async function readArticleFile(path: string, choice: ColumnChoice): Promise<ArticleFile> {
  const mark = await fileMark(path);
  try {
    const bytes = await readFile(path);
    if ((await fileMark(path)) !== mark) {
      throw new SourceFault(`${path} is being written.`);
    }
    return { mark, ...articlesOf(bytes, path, choice) };
  } catch (error) {
    throw faultOf(error, path);
  }
}

function articlesOf(bytes: Uint8Array, path: string, choice: ColumnChoice) {
  const text = decodeFile(bytes, guessEncoding(bytes));
  const rows = [...readCsvRows(text, guessDelimiter(text))];
  const sample = rows.slice(0, connectLimits.sampleRows).map(({ cells }) => cells.map(cellText));
  if (sample.length === 0) throw new SourceFault(`${path} is empty.`);
  const hasHeader = guessHeader(sample);
  const columns = findArticleColumns({ rows: sample, hasHeader }, choice);
  const width = sample[0]?.length ?? 0;
  const ids = new Set<string>();
  const leftOut: string[] = [];
  const good = rows.slice(hasHeader ? 1 : 0).flatMap(({ line, cells, isBroken }) => {
    const texts = cells.map(cellText);
    const fault = isBroken
      ? 'its quotation marks do not close where a cell ends'
      : (shapeFault(texts, width) ?? rowFault(texts, columns, ids));
    if (fault === undefined) return [texts];
    leftOut.push(`Line ${line}: ${fault}`);
    return [];
  });
  return {
    index: createArticleIndex(good, columns),
    leftOut: leftOut.slice(0, namedFaults),
    leftOutCount: leftOut.length,
  };
}

/**
 * Returns the fault of a row with another number of cells, because they would be in the wrong columns. Additional empty
 * cells at the end are allowed.
 */
function shapeFault(cells: readonly string[], width: number): string | undefined {
  const isWider = cells.slice(width).some((cell) => cell !== '');
  return cells.length < width || isWider
    ? `it has ${cells.length} cells where the first row has ${width}`
    : undefined;
}

/** Returns the fault of a row, or remembers the id of a valid one. */
function rowFault(cells: readonly string[], columns: ArticleColumns, ids: Set<string>): string | undefined {
  try {
    const { id } = articleRow(cells, columns);
    if (ids.has(id)) return `the id ${id} stands in an earlier line already`;
    ids.add(id);
    return undefined;
  } catch (error) {
    return messageOf(error);
  }
}

const reasons: ReadonlyMap<string | undefined, string> = new Map([
  ['ENOENT', 'it is not there'],
  ['EACCES', 'this user may not read it'],
  ['EISDIR', 'it is a folder'],
]);

function faultOf(error: unknown, path: string): unknown {
  if (error instanceof SourceFault) return error;
  if (error instanceof ImportFileError) return new SourceFault(`${path}: ${error.message}`);
  const code = codeOf(error);
  return code === undefined
    ? error
    : new SourceFault(`${path} cannot be read: ${reasons.get(code) ?? messageOf(error)}.`);
}
