/**
 * Rules of importing a file of articles or orders, the same in the browser and on the server: convert text to records and
 * faults.
 */
export { faultCauses, type FaultCause } from './check-cell.ts';
export { byteOrderMark, cellText, csvDelimiters, csvRecord, type CsvDelimiter } from './csv-record.ts';
export { decodeEntities } from './decode-entities.ts';
export { decodeFile, requireImportSize } from './decode-file.ts';
export {
  encodingName,
  fileEncodings,
  fileEncodingSchema,
  guessEncoding,
  type FileEncoding,
} from './file-encoding.ts';
export { findColumns, headingPlace, type FoundColumn } from './find-columns.ts';
export { folded } from './folded.ts';
export { guessDelimiter } from './guess-delimiter.ts';
export { guessHeader } from './guess-header.ts';
export {
  dataField,
  dataKey,
  ownFields,
  requiredFields,
  type ImportField,
  type ImportKind,
} from './import-fields.ts';
export { ImportFileError, type FileFault } from './import-file-error.ts';
export { importLimits } from './import-limits.ts';
export { missingFields } from './missing-fields.ts';
export {
  importOptionsSchema,
  onExistingChoices,
  type ImportOptions,
  type MappedColumn,
} from './import-options.ts';
export { readCsvRows, type CsvRow } from './read-csv-rows.ts';
export { importSentences } from './import-sentences.ts';
export {
  createRowChecker,
  type CheckedRow,
  type ImportedArticle,
  type ImportedOrderLine,
  type ImportedRow,
  type ImportFault,
  type RowChecker,
} from './row-checker.ts';
export { columnName, suggestMapping } from './suggest-mapping.ts';
export { suggestVariables, type SuggestedVariables } from './suggest-variables.ts';
export { underscoredWords } from './underscored-words.ts';
