/** What a fake printer can be told to do wrong; everything is off until it is told. */
export interface PrinterBehaviour {
  /** Jobs stop with `media-empty` until this is false again. */
  readonly isMediaEmpty: boolean;
  /** Answers that many Print-Job requests with 0x507 server-error-busy. */
  readonly busyTimes: number;
  /** Answers Print-Job with 0x507 while an earlier job is not finished, as small printers do. */
  readonly takesOneJobAtATime: boolean;
  /** Says `printer-is-accepting-jobs` false and answers Print-Job with 0x506. */
  readonly isRejecting: boolean;
  /** Takes the document, and answers Print-Job only after so many milliseconds. */
  readonly answerAfterMs: number;
  /** Closes the connection after so many bytes of the document, and keeps nothing. */
  readonly dropAfterBytes: number | null;
  /** Takes the document and closes the connection without an answer; the job is kept and printed. */
  readonly dropsAnswer: boolean;
  /** Aborts every job it prints. */
  readonly abortsJobs: boolean;
  /** Knows none of the jobs it took, as after it was switched off and on. */
  readonly hasLostJobs: boolean;
  /** How long a job takes, in milliseconds. */
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
