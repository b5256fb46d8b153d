import type {
  CsvDelimiter,
  FaultCause,
  FileEncoding,
  ImportFault,
  ImportKind,
  ImportOptions,
  MappedColumn,
} from 'label-core/import';
import type { Sentence } from 'label-core/sentence';

/** Why nothing came of a work: in a sentence, for want of an open file, or for what nobody foresaw. */
export type WorkFault = Sentence | 'not-open' | 'stopped';

/** How a file is read. */
export interface FileFormat {
  /** The sheet of a workbook; "" for every other file. */
  sheet: string;
  encoding: FileEncoding;
  delimiter: CsvDelimiter;
  hasHeader: boolean;
}

export interface FileColumn {
  index: number;
  /** How a mapping names it: its heading, or its place from 0. */
  name: string | number;
  /** Its heading; "" where it has none. */
  title: string;
  /** The first values below the heading. */
  samples: readonly string[];
}

/** What a file looks like, read in one way. */
export interface FileLook {
  isWorkbook: boolean;
  sheets: readonly string[];
  format: FileFormat;
  /** The first rows, the headings not among them, with the line of the file each begins in. */
  rows: readonly { line: number; cells: readonly string[] }[];
  columns: readonly FileColumn[];
  /** Why nothing can be read of it, if so. */
  fault: WorkFault | undefined;
}

export interface FaultGroup {
  cause: FaultCause;
  count: number;
  /** The first of them. */
  faults: readonly ImportFault[];
}

export interface CheckResult {
  /** Rows of the file, its headings not counted. */
  rowCount: number;
  /** Rows that can be imported; for orders those of whole orders. */
  acceptedCount: number;
  /** Orders that can be imported; 0 for articles. */
  orderCount: number;
  faultCount: number;
  /** Rows with a fault, and for orders the other rows of their orders. */
  rejectedCount: number;
  /** Rows that are right, of orders that are left out for another row. */
  withheldCount: number;
  groups: readonly FaultGroup[];
  /** Rows that are imported with words between underscores, and the first of them. */
  underscored: { count: number; line: number; words: string };
  /** Why nothing was checked, if so. */
  fault: WorkFault | undefined;
}

export type RowReasons = ReadonlyMap<number, readonly Sentence[]>;

/** What is written beside rows that are left out: the worker knows no language. */
export interface RejectedWords {
  lineColumn: string;
  reasonColumn: string;
  reasons: ReadonlyMap<number, string>;
}

/** What the worker does, by its kind. It keeps the file that was opened last, and what its last check found. */
export interface ImportWorks {
  open: { request: { file: Blob; format: Partial<FileFormat> }; result: FileLook };
  look: { request: Partial<FileFormat>; result: FileLook };
  suggest: { request: { kind: ImportKind; keys: readonly string[] }; result: readonly MappedColumn[] };
  check: { request: ImportOptions; result: CheckResult };
  /** The next faults of a cause, from a number on. */
  faults: { request: { cause: FaultCause; from: number }; result: readonly ImportFault[] };
  /** Why rows are left out, by the line each begins in. */
  reasons: { request: null; result: RowReasons };
  /** The rows that are left out, as CSV with their reasons. */
  rejected: { request: RejectedWords; result: Blob };
  /** The file as it is sent: as it was chosen, a sheet as CSV. */
  file: { request: null; result: Blob };
}
export type ImportWorkKind = keyof ImportWorks;
export type ImportWork = {
  [Kind in ImportWorkKind]: { kind: Kind; request: ImportWorks[Kind]['request'] };
}[ImportWorkKind];

export interface WorkerMessage {
  id: number;
  work: ImportWork;
}
export type WorkerAnswer =
  | { id: number; result: ImportWorks[ImportWorkKind]['result'] }
  | { id: number; fault: WorkFault };
