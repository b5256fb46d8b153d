export const megabyte = 1024 * 1024;

/** Limits of what the helper accepts, stores or waits for. Milliseconds and bytes. */
export const limits = {
  requestBytes: 50 * megabyte,
  documentBytes: 25 * megabyte,
  /** Pages drawn as dots for a printer without PDF: compressed, and the dots of all pages (300 labels of 102 x 152 mm at 300 dpi). */
  rasterBytes: 16 * megabyte,
  rasterDots: 700_000_000,
  ippAnswerBytes: 4 * megabyte,
  fileFetchMs: 30_000,
  /** Two equal requests without an entry id count as one click within this time. */
  sameRequestWindowMs: 60_000,
  journalKeepMs: 30 * 24 * 3_600_000,
  pairingTokenMs: 10 * 60_000,
  listedJobs: 500,
} as const;

/** Time after which a stalled step with a printer counts as stuck. Milliseconds. */
export interface Timeouts {
  connectMs: number;
  /** Without a byte in either direction, while a document is handed over. */
  submitIdleMs: number;
  /** For questions that POST /api/print waits for. */
  askMs: number;
  /** Time that close() gives a hand-over in progress to finish. */
  closeGraceMs: number;
}

export const defaultTimeouts: Timeouts = {
  connectMs: 4_000,
  submitIdleMs: 60_000,
  askMs: 2_500,
  closeGraceMs: 5_000,
};
