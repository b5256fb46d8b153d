/** Faults that a fake printer simulates; all of them are off by default. */
export interface PrinterBehaviour {
  /** Jobs stop with `media-empty` until this is false again. */
  readonly isMediaEmpty: boolean;
  /** Answers this many Print-Job requests with 0x507 server-error-busy. */
  readonly busyTimes: number;
  /** Answers Print-Job with 0x507 while an earlier job is not finished, as small printers do. */
  readonly takesOneJobAtATime: boolean;
  /** Reports `printer-is-accepting-jobs` false and answers Print-Job with 0x506. */
  readonly isRejecting: boolean;
  /** Accepts the document and answers Print-Job only after this many milliseconds. */
  readonly answerAfterMs: number;
  /** Closes the connection after this many bytes of the document and keeps nothing. */
  readonly dropAfterBytes: number | null;
  /** Accepts the document and closes the connection without an answer; the job is kept and printed. */
  readonly dropsAnswer: boolean;
  /** Aborts every job it prints. */
  readonly abortsJobs: boolean;
  /** Has none of the jobs it accepted any more, as after being switched off and on. */
  readonly hasLostJobs: boolean;
  /** Duration of a job in milliseconds. */
  readonly jobMs: number;
}

export const wellBehaved: PrinterBehaviour = {
  isMediaEmpty: false,
  busyTimes: 0,
  takesOneJobAtATime: false,
  isRejecting: false,
  answerAfterMs: 0,
  dropAfterBytes: null,
  dropsAnswer: false,
  abortsJobs: false,
  hasLostJobs: false,
  jobMs: 20,
};
