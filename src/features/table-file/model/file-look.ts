import type { CsvDelimiter, FileEncoding } from 'label-core/import';
import type { Sentence } from 'label-core/sentence';

/** Failure of a task: a sentence, no open file, or an unexpected error. */
export type WorkFault = Sentence | 'not-open' | 'stopped';

/** Format in which a file is read. */
export interface FileFormat {
  /** Sheet of a workbook; "" for other files. */
  sheet: string;
  encoding: FileEncoding;
  delimiter: CsvDelimiter;
  hasHeader: boolean;
}

export interface FileColumn {
  index: number;
  /** Name in a mapping: the heading, or the position from 0. */
  name: string | number;
  /** Heading; "" without one. */
  title: string;
  /** The first values below the heading. */
  samples: readonly string[];
}

/** Preview of a file in one format. */
export interface FileLook {
  isWorkbook: boolean;
  sheets: readonly string[];
  format: FileFormat;
  /** First rows without the headings, each with the line of the file in which it starts. */
  rows: readonly { line: number; cells: readonly string[] }[];
  columns: readonly FileColumn[];
  /** Reason why the file cannot be read, if so. */
  fault: WorkFault | undefined;
}
