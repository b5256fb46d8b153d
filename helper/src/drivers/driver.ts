import type { DocumentFormat } from '../document/document-format.ts';
import type { PrintOptions } from '../options/print-options.ts';
import type { Attention } from '../printer-attention.ts';
import type { DriverName, TargetOf } from '../target/target.ts';

/**
 * Certainty after a failed hand-over:
 * `retry`: nothing arrived and a later attempt may work; `refused`: nothing arrived and a retry would not help;
 * `unknown`: something was sent, and only a person can tell whether it was printed.
 */
export type SubmissionCertainty = 'retry' | 'refused' | 'unknown';

/** A failed hand-over. `message` is a sentence or, for `retry`, only the cause. */
export class SubmissionError extends Error {
  override readonly name = 'SubmissionError';
  readonly certainty: SubmissionCertainty;

  constructor(certainty: SubmissionCertainty, message: string) {
    super(message);
    this.certainty = certainty;
  }
}

/** Meaning of `completed`: the printer reported it, the bytes were sent one-way, or a file was written. */
type Outcome = 'printed' | 'sent' | 'saved';

/** Identity of a job in its printer. The uuid detects ids that a printer reuses after its memory was cleared. */
export interface PrinterJob {
  readonly id: number;
  readonly uuid: string | null;
}

/** Result of a hand-over: the printer has taken the job over (`queued`), or no further report will follow (`done`). */
export type Receipt =
  | { readonly kind: 'queued'; readonly printerJob: PrinterJob; readonly note?: string }
  | { readonly kind: 'done'; readonly outcome: Outcome; readonly note: string };

/** State of a job as its printer reports it. `forgotten`: the printer no longer has the job. */
export interface PrinterJobStatus {
  readonly state: 'submitted' | 'printing' | 'completed' | 'failed' | 'canceled' | 'forgotten';
  readonly attention: Attention | null;
  readonly message: string | null;
  /** Impressions completed so far, or null when the printer does not count them. */
  readonly impressions: number | null;
}

export interface Submission<Name extends DriverName = DriverName> {
  readonly key: string;
  readonly target: TargetOf<Name>;
  readonly options: PrintOptions;
  readonly format: DocumentFormat;
  readonly document: Uint8Array;
  readonly signal: AbortSignal;
  /** Must be called once the connection is open and before the first byte is sent: it writes "submitting" to disk. */
  readonly beforeFirstByte: () => void;
}

/** A printer queue in the format of GET /api/printQueues. */
export interface Queue {
  readonly name: string;
  readonly isDefault: boolean;
  readonly state: 'idle' | 'printing' | 'stopped' | 'unknown';
  readonly stateReasons: readonly string[];
  readonly accepting: boolean;
  readonly model: string | null;
  readonly dpi: number | null;
  readonly isRaw: boolean;
}

/** A job that is not accepted yet. Document and format are set when they came with the request. */
export interface Candidate<Name extends DriverName = DriverName> {
  readonly target: TargetOf<Name>;
  readonly options: PrintOptions;
  readonly format: DocumentFormat | undefined;
  readonly document: Uint8Array | undefined;
}

/** One way to print. An optional method that a driver omits is not available for its printers. */
export interface Driver<Name extends DriverName = DriverName> {
  /**
   * Checks in well under ten seconds whether the printer would accept the job. Throws `HelperError` when it certainly
   * would not; resolves with what needs attention when it may accept the job a little later, else with null.
   */
  preflight(candidate: Candidate<Name>, signal: AbortSignal): Promise<Attention | null>;
  /** Hands a document over. Throws {@link SubmissionError}. */
  submit(submission: Submission<Name>): Promise<Receipt>;
  /** Looks for a job whose hand-over was interrupted. Resolves with `absent` only when it is certain that nothing arrived. */
  find?(target: TargetOf<Name>, key: string, signal: AbortSignal): Promise<Receipt | 'absent' | 'unknown'>;
  /** Asks the printer for the state of a job; throws while the printer cannot be reached. */
  status?(target: TargetOf<Name>, job: PrinterJob, signal: AbortSignal): Promise<PrinterJobStatus>;
  cancel?(target: TargetOf<Name>, job: PrinterJob, signal: AbortSignal): Promise<void>;
  queues?(signal: AbortSignal): Promise<readonly Queue[]>;
}

/** Every target names its driver, so adding a way to print means adding a line here. */
export type DriverTable = { readonly [Name in DriverName]: Driver<Name> };

/** Returns the driver with the name from a target. */
export function driverOf(drivers: DriverTable, name: DriverName): Driver {
  // The table maps each name to its own driver, so the name of the target proves that the types match.
  return drivers[name] as Driver;
}
