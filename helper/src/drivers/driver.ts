import type { DocumentFormat } from '../document/document-format.ts';
import type { PrintOptions } from '../options/print-options.ts';
import type { Attention } from '../printer-attention.ts';
import type { DriverName, TargetOf } from '../target/target.ts';

/**
 * What is certain after a hand-over failed:
 * `retry`: nothing arrived and a later try may work; `refused`: nothing arrived and a retry is no use;
 * `unknown`: something left, and only a person can say whether it was printed.
 */
export type SubmissionCertainty = 'retry' | 'refused' | 'unknown';

/** A hand-over that did not work; `message` is a sentence or, for `retry`, the cause alone. */
export class SubmissionError extends Error {
  override readonly name = 'SubmissionError';
  readonly certainty: SubmissionCertainty;

  constructor(certainty: SubmissionCertainty, message: string) {
    super(message);
    this.certainty = certainty;
  }
}

/** What `completed` means: the printer says so, the bytes went out one way, or a file was written. */
type Outcome = 'printed' | 'sent' | 'saved';

/** How a printer knows a job; the uuid guards against ids that are used again after its memory was cleared. */
export interface PrinterJob {
  readonly id: number;
  readonly uuid: string | null;
}

/** The end of a hand-over: the printer has taken the job over, or there is nothing more to come. */
export type Receipt =
  | { readonly kind: 'queued'; readonly printerJob: PrinterJob; readonly note?: string }
  | { readonly kind: 'done'; readonly outcome: Outcome; readonly note: string };

/** What a printer says about a job it has. `forgotten`: it no longer knows it. */
export interface PrinterJobStatus {
  readonly state: 'submitted' | 'printing' | 'completed' | 'failed' | 'canceled' | 'forgotten';
  readonly attention: Attention | null;
  readonly message: string | null;
  /** Impressions done so far, if the printer counts them. */
  readonly impressions: number | null;
}

export interface Submission<Name extends DriverName = DriverName> {
  readonly key: string;
  readonly target: TargetOf<Name>;
  readonly options: PrintOptions;
  readonly format: DocumentFormat;
  readonly document: Uint8Array;
  readonly signal: AbortSignal;
  /** Must be called when the connection stands and before the first byte leaves: it puts "submitting" on disk. */
  readonly beforeFirstByte: () => void;
}

/** A printer queue as GET /api/printQueues lists it. */
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

/** A job before it is accepted; document and format are known when they came with the request. */
export interface Candidate<Name extends DriverName = DriverName> {
  readonly target: TargetOf<Name>;
  readonly options: PrintOptions;
  readonly format: DocumentFormat | undefined;
  readonly document: Uint8Array | undefined;
}

/** One way to a printer. What a driver leaves out, its printers cannot do. */
export interface Driver<Name extends DriverName = DriverName> {
  /**
   * Whether the printer would take the job, in well under ten seconds. Throws `HelperError` when it surely would not;
   * resolves with what needs attention when it may take it a little later.
   */
  preflight(candidate: Candidate<Name>, signal: AbortSignal): Promise<Attention | null>;
  /** Hands a document over. Throws {@link SubmissionError}. */
  submit(submission: Submission<Name>): Promise<Receipt>;
  /** Looks for a job whose hand-over was interrupted; `absent` only when it is certain that nothing arrived. */
  find?(target: TargetOf<Name>, key: string, signal: AbortSignal): Promise<Receipt | 'absent' | 'unknown'>;
  /** Asks the printer about a job; throws while it cannot be reached. */
  status?(target: TargetOf<Name>, job: PrinterJob, signal: AbortSignal): Promise<PrinterJobStatus>;
  cancel?(target: TargetOf<Name>, job: PrinterJob, signal: AbortSignal): Promise<void>;
  queues?(signal: AbortSignal): Promise<readonly Queue[]>;
}

/** Every target names its driver: adding a way to print is a line here. */
export type DriverTable = { readonly [Name in DriverName]: Driver<Name> };

/** The driver of a target. */
export function driverOf(drivers: DriverTable, name: DriverName): Driver {
  // The table pairs each name with its own driver, so the target's name is the proof that they fit.
  return drivers[name] as Driver;
}
