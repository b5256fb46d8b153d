import { existsSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Page } from '@playwright/test';

const DIST = resolve(import.meta.dirname, '../../dist');

/** What a page had fetched from its own origin when its screen was there. */
interface Fetched {
  readonly requests: number;
  /** Sizes in kB, compressed with gzip as the server sends them. */
  readonly scriptKb: number;
  readonly styleKb: number;
  /** Reads of the services with their queries: "/api/articles?take=100&offset=0". */
  readonly reads: readonly string[];
}

/**
 * Opens an address in a page that is on no page of the app yet, and returns what it has asked for until the first
 * element matches.
 */
export async function fetchedUntil(page: Page, path: string, selector: string): Promise<Fetched> {
  await page.addInitScript((wanted) => {
    new MutationObserver((_changes, observer) => {
      if (document.querySelector(wanted) === null) return;
      observer.disconnect();
      Object.assign(globalThis, {
        askedFor: performance.getEntriesByType('resource').map(({ name }) => name),
      });
    }).observe(document, { childList: true, subtree: true });
  }, selector);
  await page.goto(path);
  const handle = await page.waitForFunction(
    () => (globalThis as unknown as { readonly askedFor?: readonly string[] }).askedFor,
  );
  const origin = new URL(page.url()).origin;
  const asked = ((await handle.jsonValue()) ?? []).map((name) => new URL(name));
  const own = asked.filter((url) => url.origin === origin);
  return {
    // The page itself is one, too.
    requests: own.length + 1,
    scriptKb: sizeOf(own.filter(({ pathname }) => pathname.endsWith('.js'))),
    styleKb: sizeOf(own.filter(({ pathname }) => pathname.endsWith('.css'))),
    reads: own
      .filter(({ pathname }) => pathname.startsWith('/api/'))
      .map(({ pathname, search }) => pathname + search),
  };
}

/** Returns the size of files of the build in kB; each once, because a second request is answered by the browser. */
function sizeOf(urls: readonly URL[]): number {
  const files = [...new Set(urls.map(({ pathname }) => join(DIST, pathname)))];
  const bytes = files.map((file) => statSync(existsSync(`${file}.gz`) ? `${file}.gz` : file).size);
  return bytes.reduce((sum, size) => sum + size, 0) / 1000;
}
