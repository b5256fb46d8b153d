/** Polling interval for the state of an import in progress. */
export const IMPORT_POLL_MS = 2000;
