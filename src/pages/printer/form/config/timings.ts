/** How often the helper is asked what became of a test label. */
export const TEST_PRINT_POLL_MS = 1000;
