import type { FaultCause, ImportFault, ImportKind, ImportOptions, MappedColumn } from 'label-core/import';
import type { Sentence } from 'label-core/sentence';
import type { FileFormat, FileLook, WorkFault } from '@/features/table-file';

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
