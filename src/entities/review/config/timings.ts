/** Polling interval of an open review screen, because several people act on a version. */
export const REVIEW_POLL_MS = 30_000;
