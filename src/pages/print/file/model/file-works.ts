import type { FileFormat, FileLook } from '@/features/table-file';

/** Row of a file with all its cells. */
export interface FileRow {
  /** Line of the file in which the row begins, from 1. */
  line: number;
  cells: readonly string[];
}

/** All rows of a file below its headings. */
export interface FileRows {
  rows: readonly FileRow[];
  headings: readonly string[];
  /** SHA-256 of the file, hexadecimal; "" in a browser that has none because the page is not secure. */
  hash: string;
}

/** Tasks of the worker that reads the file. */
export interface FileWorks {
  open: { request: { file: Blob; format: Partial<FileFormat> }; result: FileLook };
  look: { request: Partial<FileFormat>; result: FileLook };
  rows: { request: null; result: FileRows };
}
