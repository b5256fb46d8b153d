/**
 * Reads XLSX workbooks as text, in the browser and in Node. Separate from the other rules of an import, which do not need
 * this code.
 */
export { isWorkbook, readWorkbook, type Workbook } from './read-workbook.ts';
export type { SheetRow } from './read-sheet.ts';
