import type { BrowserContext } from '@playwright/test';

/** What one browser keeps for one person: its stores and IndexedDB as Playwright reads them, and the tab's own storage. */
export interface RecordedBrowser {
  /** As `browser.newContext({ storageState })` takes it. */
  readonly storageState: Awaited<ReturnType<BrowserContext['storageState']>>;
  /** Of the tab, by key. */
  readonly sessionStorage: Readonly<Record<string, string>>;
}

/** The whole recording of `browser.json`. */
export interface Recording {
  /** When it was made, in ms since 1970: the clock of whoever opens it stands shortly after. */
  readonly recordedAtMs: number;
  /** A member in the middle of a print of three files: one is printed, of one the answer is missing, one was not sent. */
  readonly member: RecordedBrowser;
  /** An administrator whose server knows no widgets, with a widget kept here and a form that was not saved. */
  readonly administrator: RecordedBrowser;
}
