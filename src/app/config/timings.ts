/** How long an answer is used before the server is asked again, where its query says nothing else. */
export const DEFAULT_STALE_MS = 30_000;

/** Scanners send their characters closer together than this; people hardly ever press a shortcut so soon. */
export const SCANNER_BURST_MS = 60;

/** Scanners on the radio pause this long now and then. The shortcut is a key of every scanned address, so it waits longer. */
export const SCANNER_STUTTER_MS = 150;

/** When a screen that could not be loaded is asked for again: soon, then twice as long each time up to the longest wait. */
export const FIRST_SCREEN_RETRY_MS = 3_000;
export const LONGEST_SCREEN_RETRY_MS = 48_000;

/** How long the notice of an error is shown. */
export const ERROR_SHOWN_MS = 5_000;

/** The longest wait for the code of a screen (specification 9). */
export const CHUNK_TIMEOUT_MS = 120_000;
