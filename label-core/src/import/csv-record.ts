/** Delimiters between the cells of a CSV file; spreadsheets in many countries read only the semicolon. */
export const csvDelimiters = [',', ';', '\t', '|'] as const;
export type CsvDelimiter = (typeof csvDelimiters)[number];

/**
 * Text that a spreadsheet would take for a formula, possibly after spaces and apostrophes. With an apostrophe in front it
 * still matches, so no text written unchanged can be read as a guarded one.
 */
const guarded = /^[\s']*[=+\-@＝＋－＠\t\r\n]/u;

/**
 * Returns a cell of a CSV file (RFC 4180), quoted where necessary. A text that a spreadsheet would take for a formula
 * gets an apostrophe in front, so that it is shown as text: a name entered by one person must not run as code on the
 * computer of another.
 */
function csvCell(value: string | number | null, delimiter: CsvDelimiter): string {
  if (typeof value === 'number') return String(value);
  const text = value ?? '';
  const safe = guarded.test(text) ? `'${text}` : text;
  const isQuoted = safe.includes(delimiter) || /["\r\n]|^\s|\s$/.test(safe);
  return isQuoted ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Returns one record with its line end. */
export const csvRecord = (cells: readonly (string | number | null)[], delimiter: CsvDelimiter = ',') =>
  `${cells.map((cell) => csvCell(cell, delimiter)).join(delimiter)}\r\n`;

/** Tells spreadsheets that the file is in UTF-8. */
export const byteOrderMark = '\u{FEFF}';

/**
 * Returns the text of a cell that was read, without surrounding spaces. From a text with the apostrophe that `csvRecord`
 * writes only this is removed, so that the text comes back as it was.
 */
export function cellText(cell: string): string {
  const text = cell.trimStart();
  return text.startsWith("'") && guarded.test(text.slice(1)) ? text.slice(1) : text.trimEnd();
}
