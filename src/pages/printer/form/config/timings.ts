/** Polling interval of the state of a test label. */
export const TEST_PRINT_POLL_MS = 1000;
