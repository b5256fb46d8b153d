/** How often an import that is under way is asked for. */
export const IMPORT_POLL_MS = 2000;
