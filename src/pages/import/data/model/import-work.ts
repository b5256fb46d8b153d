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

export interface FaultGroup {
  cause: FaultCause;
  count: number;
  /** First faults of the group. */
  faults: readonly ImportFault[];
}

export interface CheckResult {
  /** Rows of the file, without the headings. */
  rowCount: number;
  /** Rows that can be imported; for orders only the rows of complete orders. */
  acceptedCount: number;
  /** Orders that can be imported; 0 for articles. */
  orderCount: number;
  faultCount: number;
  /** Rows with a fault; for orders also the other rows of the same orders. */
  rejectedCount: number;
  /** Valid rows of orders that are left out because of another row. */
  withheldCount: number;
  groups: readonly FaultGroup[];
  /** Number of imported rows with words between underscores, and the first such row. */
  underscored: { count: number; line: number; words: string };
  /** Reason why nothing was checked, if so. */
  fault: WorkFault | undefined;
}

export type RowReasons = ReadonlyMap<number, readonly Sentence[]>;

/** Texts for the file of left-out rows; the worker has no translations. */
export interface RejectedWords {
  lineColumn: string;
  reasonColumn: string;
  reasons: ReadonlyMap<number, string>;
}

/** Tasks of the worker by kind. It keeps the last opened file and the result of its last check. */
export interface ImportWorks {
  open: { request: { file: Blob; format: Partial<FileFormat> }; result: FileLook };
  look: { request: Partial<FileFormat>; result: FileLook };
  suggest: { request: { kind: ImportKind; keys: readonly string[] }; result: readonly MappedColumn[] };
  check: { request: ImportOptions; result: CheckResult };
  /** Next faults of a cause, from an index on. */
  faults: { request: { cause: FaultCause; from: number }; result: readonly ImportFault[] };
  /** Reasons for left-out rows, by the line in which each starts. */
  reasons: { request: null; result: RowReasons };
  /** Left-out rows as CSV with their reasons. */
  rejected: { request: RejectedWords; result: Blob };
  /** File as it is sent: unchanged, or a sheet converted to CSV. */
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
