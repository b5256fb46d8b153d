import { afterAll, afterEach, beforeEach, vi } from 'vitest';
import { setRuntimeConfig } from '../config';
import { endSession } from '../auth';
import { testConfig } from './test-config';
import { endTimers } from './timers-of-test';

/** Undefined in tests of plain functions, which run without a document. */
const page = typeof document === 'undefined' ? undefined : await import('./page-of-test');

beforeEach(() => {
  setRuntimeConfig(testConfig);
});

// Test files share the document, the clock and the modules in node_modules: each test restores their state.
afterEach(() => {
  vi.useRealTimers();
  page?.clearPage();
  endTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  endSession();
  page?.clearStorage();
});

/**
 * The files of a worker share the modules in node_modules and the document. Resets them, so that the next file starts with
 * fresh modules of the app, the real clock, no databases and an empty page.
 */
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  page?.clearDocument();
  for (const name of Object.getOwnPropertyNames(globalThis)) {
    if (/^(?:indexedDB|IDB)/.test(name)) Reflect.deleteProperty(globalThis, name);
  }
  vi.resetModules();
});
