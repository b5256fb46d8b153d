/** Reading XLSX workbooks as text, in the browser and in Node; apart from the other rules of an import, which need none of it. */
export { isWorkbook, readWorkbook, type Workbook } from './read-workbook.ts';
export type { SheetRow } from './read-sheet.ts';
