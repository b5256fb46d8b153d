import type { Sentence } from 'label-core/sentence';
import type { DocumentFormat } from '../document/document-format.ts';
import { SentenceError } from '../helper-error.ts';
import type { PrintOptions } from '../options/print-options.ts';
import type { Attention } from '../printer-attention.ts';
import type { FolderTarget, QueueTarget, SocketTarget, Target } from '../target/target.ts';

/**
 * Certainty after a failed hand-over:
 * `retry`: nothing arrived and a later attempt may work; `refused`: nothing arrived and a retry would not help;
 * `unknown`: something was sent, and only a person can tell whether it was printed.
 */
export type SubmissionCertainty = 'retry' | 'refused' | 'unknown';

/** A failed hand-over. Its message is a whole sentence or, for `retry`, only the cause. */
export class SubmissionError extends SentenceError {
  override readonly name = 'SubmissionError';
  readonly certainty: SubmissionCertainty;

  constructor(certainty: SubmissionCertainty, sentence: Sentence) {
    super(sentence);
    this.certainty = certainty;
  }
}

/** Meaning of `completed`: the printer reported it, the bytes were sent one-way, or a file was written. */
export type Outcome = 'printed' | 'sent' | 'saved';

/** Identity of a job in its printer. The uuid detects ids that a printer reuses after its memory was cleared. */
export interface PrinterJob {
  readonly id: number;
  readonly uuid: string | null;
}

/** Result of a hand-over: the printer has taken the job over (`queued`), or no further report will follow (`done`). */
export type Receipt =
  | { readonly kind: 'queued'; readonly printerJob: PrinterJob; readonly note?: Sentence }
  | { readonly kind: 'done'; readonly outcome: Outcome; readonly note: Sentence };

/** State of a job as its printer reports it. `forgotten`: the printer no longer has the job. */
export interface PrinterJobStatus {
  readonly state: 'submitted' | 'printing' | 'completed' | 'failed' | 'canceled' | 'forgotten';
  /** For `completed`, when it is less than `printed`. */
  readonly outcome?: Outcome;
  readonly attention: Attention | null;
  /** Reason why the job failed or its result is not certain. */
  readonly sentence: Sentence | null;
  /** Impressions completed so far, or null when the printer does not count them. */
  readonly impressions: number | null;
}

export interface Submission<Of extends Target = Target> {
  readonly key: string;
  readonly target: Of;
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
export interface Candidate<Of extends Target = Target> {
  readonly target: Of;
  readonly options: PrintOptions;
  readonly format: DocumentFormat | undefined;
  readonly document: Uint8Array | undefined;
}

/** One way to print. An optional method that a driver omits is not available for its printers. */
export interface Driver<Of extends Target = Target> {
  /**
   * Checks in well under ten seconds whether the printer would accept the job. Throws `HelperError` when it certainly
   * would not; resolves with what needs attention when it may accept the job a little later, else with null.
   */
  preflight(candidate: Candidate<Of>, signal: AbortSignal): Promise<Attention | null>;
  /** Hands a document over. Throws {@link SubmissionError}. */
  submit(submission: Submission<Of>): Promise<Receipt>;
  /** Looks for a job whose hand-over was interrupted. Resolves with `absent` only when it is certain that nothing arrived. */
  find?(target: Of, key: string, signal: AbortSignal): Promise<Receipt | 'absent' | 'unknown'>;
  /** Asks the printer for the state of a job; throws while the printer cannot be reached. */
  status?(target: Of, job: PrinterJob, signal: AbortSignal): Promise<PrinterJobStatus>;
  cancel?(target: Of, job: PrinterJob, signal: AbortSignal): Promise<void>;
  queues?(signal: AbortSignal): Promise<readonly Queue[]>;
}

/** Driver for printers with a network address. A request that names one of its ports is for this driver. */
export interface NetworkDriver extends Driver<SocketTarget> {
  readonly kind: 'address';
  /** Ports on which such printers usually listen. All other ports must be in HELPER_ALLOWED_TARGETS. */
  readonly ports: readonly number[];
  /** Port for requests without a port. Null: the driver receives only requests that name one of its ports. */
  readonly defaultPort: number | null;
  /** Whether an address has a resource path. If so, requests without a path are for another driver. */
  readonly takesPath: boolean;
}

/** System that provides print queues: Windows, or any other system (`unix`). */
export type QueueSystem = 'unix' | 'windows';

/** Driver for the print queues of this computer. */
export interface QueueDriver extends Driver<QueueTarget> {
  readonly kind: 'queue';
  /** Operating system that provides the queues. */
  readonly system: QueueSystem;
}

/** Driver with a single queue that exists on every computer. */
export interface FolderDriver extends Driver<FolderTarget> {
  readonly kind: 'folder';
  readonly queueName: string;
}

/**
 * Drivers by name, one for each way to print. The journal stores the names. A request that fits several drivers is for the
 * first of them.
 */
export type DriverTable = Readonly<Record<string, NetworkDriver | QueueDriver | FolderDriver>>;
