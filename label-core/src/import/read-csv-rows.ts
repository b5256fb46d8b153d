import type { CsvDelimiter } from './csv-record.ts';

export interface CsvRow {
  /** Line of the file in which the row begins, from 1; a cell may contain line breaks. */
  readonly line: number;
  readonly cells: readonly string[];
  /** True when its quotes do not close, or text follows a closing quote. Its cells are then those of its first line. */
  readonly isBroken?: boolean;
}

const LF = 10;
const CR = 13;
const QUOTE = 34;
const BYTE_ORDER_MARK = 0xfeff;

/**
 * Yields the rows of a CSV file (RFC 4180, any line end), with cells as written but unquoted. Empty rows are left out, as
 * is the line `sep=;` that spreadsheets write. A row with wrong quotes does not affect other rows: reading continues with
 * the next line.
 */
export function* readCsvRows(text: string, delimiter: CsvDelimiter): Generator<CsvRow> {
  let at = text.charCodeAt(0) === BYTE_ORDER_MARK ? 1 : 0;
  let line = 1;
  const hint = /^sep=[^\r\n]\r?\n/i.exec(text.slice(at, at + 8));
  if (hint) {
    at += hint[0].length;
    line = 2;
  }
  const separator = delimiter.charCodeAt(0);
  while (at < text.length) {
    const record = readRecord(text, at, separator) ?? readBroken(text, at, separator);
    const { end, lines, ...row } = record;
    if (row.cells.some((cell) => cell.trim() !== '')) yield { line, ...row };
    at = end;
    line += lines;
  }
}

/** Returns the delimiter that the first line of the file names. */
export function namedDelimiter(text: string): string | undefined {
  return /^\u{FEFF}?sep=([^\r\n])\r?\n/iu.exec(text.slice(0, 16))?.[1];
}

interface ReadRecord {
  readonly cells: string[];
  /** Position of the next record. */
  readonly end: number;
  /** Number of line ends in the record, including its own. */
  readonly lines: number;
  readonly isBroken?: boolean;
}

/** Returns undefined when the quotes are wrong. */
function readRecord(text: string, start: number, separator: number): ReadRecord | undefined {
  const cells: string[] = [];
  let lines = 1;
  let at = start;
  for (;;) {
    if (text.charCodeAt(at) === QUOTE) {
      const quoted = readQuoted(text, at);
      if (!quoted) return undefined;
      cells.push(quoted.cell);
      lines += quoted.lines;
      at = quoted.end;
      if (at < text.length && !isCellEnd(text.charCodeAt(at), separator)) return undefined;
    } else {
      const end = cellEnd(text, at, separator);
      cells.push(text.slice(at, end));
      at = end;
    }
    if (at >= text.length) return { cells, end: at, lines };
    if (text.charCodeAt(at) !== separator) return { cells, end: behindLineEnd(text, at), lines };
    at += 1;
  }
}

/** Returns the cells of one line, including their quotes. */
function readBroken(text: string, start: number, separator: number): ReadRecord {
  const cells: string[] = [];
  let at = start;
  for (;;) {
    const end = cellEnd(text, at, separator);
    cells.push(text.slice(at, end));
    if (end >= text.length || text.charCodeAt(end) !== separator)
      return { cells, end: behindLineEnd(text, end), lines: 1, isBroken: true };
    at = end + 1;
  }
}

const isCellEnd = (code: number, separator: number) => code === separator || code === LF || code === CR;

function cellEnd(text: string, start: number, separator: number): number {
  let at = start;
  while (at < text.length && !isCellEnd(text.charCodeAt(at), separator)) at += 1;
  return at;
}

const behindLineEnd = (text: string, at: number) =>
  at + (text.charCodeAt(at) === CR && text.charCodeAt(at + 1) === LF ? 2 : 1);

function readQuoted(text: string, start: number): { cell: string; end: number; lines: number } | undefined {
  let end = text.indexOf('"', start + 1);
  while (end !== -1 && text.charCodeAt(end + 1) === QUOTE) end = text.indexOf('"', end + 2);
  if (end === -1) return undefined;
  const written = text.slice(start + 1, end);
  return {
    cell: written.replaceAll('""', '"'),
    end: end + 1,
    lines: written.match(/\r\n|\r|\n/g)?.length ?? 0,
  };
}
