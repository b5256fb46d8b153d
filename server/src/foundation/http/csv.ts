/** The only CSV writer of the product: cells that the export guards are restored by the import. */
export { byteOrderMark, csvDelimiters, csvRecord } from 'label-core/import';
