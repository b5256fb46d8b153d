import type { BrowserContext } from '@playwright/test';

/**
 * Data that one browser stores for one person: its stores and IndexedDB as Playwright reads them, and the tab's own
 * storage.
 */
export interface RecordedBrowser {
  /** In the form of `browser.newContext({ storageState })`. */
  readonly storageState: Awaited<ReturnType<BrowserContext['storageState']>>;
  /** Storage of the tab, by key. */
  readonly sessionStorage: Readonly<Record<string, string>>;
}

/** Complete recording of `browser.json`. */
export interface Recording {
  /** Time of the recording, in ms since 1970: tests that open it set the clock shortly after. */
  readonly recordedAtMs: number;
  /** Member in the middle of a print of three files: one is printed, the answer of one is missing, one was not sent. */
  readonly member: RecordedBrowser;
  /** Administrator of a server without widgets, with a widget stored here and a form that was not saved. */
  readonly administrator: RecordedBrowser;
}
