/** What may stand between the cells of a CSV file: spreadsheets of many countries read the semicolon only. */
export const csvDelimiters = [',', ';', '\t', '|'] as const;
export type CsvDelimiter = (typeof csvDelimiters)[number];

/**
 * What a spreadsheet would take for a formula, behind any spaces and apostrophes: with an apostrophe in front of one of
 * these it is still one of these, so no text that was written as it is can be read as a guarded one.
 */
const guarded = /^[\s']*[=+\-@＝＋－＠\t\r\n]/u;

/**
 * A cell of a CSV file (RFC 4180): quoted where it must be. What a spreadsheet would take for a formula gets an
 * apostrophe in front, which it shows as text: a name that somebody typed must not run on another one's computer.
 */
function csvCell(value: string | number | null, delimiter: CsvDelimiter): string {
  if (typeof value === 'number') return String(value);
  const text = value ?? '';
  const safe = guarded.test(text) ? `'${text}` : text;
  const isQuoted = safe.includes(delimiter) || /["\r\n]|^\s|\s$/.test(safe);
  return isQuoted ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** One record with its line end. */
export const csvRecord = (cells: readonly (string | number | null)[], delimiter: CsvDelimiter = ',') =>
  `${cells.map((cell) => csvCell(cell, delimiter)).join(delimiter)}\r\n`;

/** Tells spreadsheets that the file is UTF-8. */
export const byteOrderMark = '\u{FEFF}';

/**
 * The text of a cell that was read: without the spaces around it. One with the apostrophe that `csvRecord` writes loses
 * that and nothing else: it comes back as it was.
 */
export function cellText(cell: string): string {
  const text = cell.trimStart();
  return text.startsWith("'") && guarded.test(text.slice(1)) ? text.slice(1) : text.trimEnd();
}
