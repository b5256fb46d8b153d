/** How often the state of an import that is under way is read. */
export const IMPORT_POLL_MS = 2000;
