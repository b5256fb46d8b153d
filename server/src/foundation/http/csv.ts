/** One way to write a cell for the whole product: what the export guards, the import takes back. */
export { byteOrderMark, csvDelimiters, csvRecord } from 'label-core/import';
