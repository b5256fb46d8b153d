import { get } from 'node:http';
import type { Browser } from '@playwright/test';
import { takeShifts, watchShifts } from '../e2e/stage/layout-shifts.ts';
import { slowDownAll } from './in-browser.ts';
import { sessionState, type KeptSession } from './kept-session.ts';
import { readyMs, watchReady, type ReadySign } from './ready.ts';

/** What one visit with an empty cache cost, on a processor four times slower and on fast 4G. */
export interface Visit {
  /** From the start of the navigation until the screen can be used. */
  readonly readyMs: number;
  /** Until the first text or picture is painted; a skeleton is neither. */
  readonly firstPaintMs: number;
  /** Requests that began before the screen could be used. */
  readonly requests: number;
  /** Sizes of these, compressed with gzip. */
  readonly scriptKb: number;
  readonly styleKb: number;
  /** Sum of the layout shifts, two seconds after the screen could be used. */
  readonly shift: number;
  /** What moved, the largest shifts first. */
  readonly moved: readonly string[];
  readonly longestTaskMs: number;
}

interface VisitOptions {
  readonly url: string;
  /** Address of the screen: "/login". */
  readonly path: string;
  readonly session?: KeptSession;
  /** Shows that the screen can be used. */
  readonly sign: ReadySign;
}

const SETTLED_MS = 2_000;

/**
 * Opens a screen with an empty cache, and closes it again.
 * @param browser browser that gets a context of its own for it
 */
export async function visit(browser: Browser, { url, path, session, sign }: VisitOptions): Promise<Visit> {
  const context = await browser.newContext({
    locale: 'en-GB',
    ...(session && { storageState: sessionState(url, session) }),
  });
  try {
    const page = await context.newPage();
    await slowDownAll(page);
    await page.addInitScript(observe);
    await watchShifts(page);
    await watchReady(page, sign);
    await page.goto(`${url}/#${path}`, { waitUntil: 'commit' });
    const ready = await readyMs(page);
    await page.waitForTimeout(SETTLED_MS);
    const seen = await page.evaluate(() => (globalThis as unknown as { readonly seen: Seen }).seen);
    const { score, moved } = await takeShifts(page);
    const fetched = await page.evaluate(fetchedUntil, ready);
    const sizeOf = async (ending: string) => {
      const files = fetched.filter((address) => new URL(address).pathname.endsWith(ending));
      return (await Promise.all(files.map(gzipKb))).reduce((sum, kB) => sum + kB, 0);
    };
    return {
      ...seen,
      readyMs: ready,
      requests: fetched.length,
      scriptKb: await sizeOf('.js'),
      styleKb: await sizeOf('.css'),
      shift: score,
      moved,
    };
  } finally {
    await context.close();
  }
}

/** Returns the size of a file in kB as it is sent compressed with gzip. */
function gzipKb(address: string): Promise<number> {
  return new Promise((resolve, reject) => {
    get(address, { headers: { 'accept-encoding': 'gzip' } }, (answer) => {
      let bytes = 0;
      answer.on('data', (part: Buffer) => {
        bytes += part.length;
      });
      answer.on('end', () => resolve(bytes / 1000));
    }).on('error', reject);
  });
}

/**
 * Returns the addresses of what the page had begun to fetch from its own server by then, the document first. Runs in the
 * page, some time after that: the browser tells of a request when it has ended.
 */
const fetchedUntil = (ms: number): string[] =>
  (['navigation', 'resource'] as const)
    .flatMap((type) => performance.getEntriesByType(type) as PerformanceResourceTiming[])
    // What came from a cache has no size.
    .filter(({ startTime, transferSize }) => startTime <= ms && transferSize > 0)
    .map(({ name }) => name)
    .filter((address) => address.startsWith(location.origin));

interface Seen {
  firstPaintMs: number;
  longestTaskMs: number;
}

/** Runs in the page before all its scripts. */
function observe(): void {
  const seen: Seen = { firstPaintMs: Number.NaN, longestTaskMs: 0 };
  Object.assign(globalThis, { seen });
  // oxlint-disable-next-line unicorn/consistent-function-scoping -- the page gets this function alone
  const watch = (type: string, onEntry: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) onEntry(entry);
    }).observe({ type, buffered: true });
  watch('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') seen.firstPaintMs = startTime;
  });
  watch('longtask', ({ duration }) => {
    seen.longestTaskMs = Math.max(seen.longestTaskMs, duration);
  });
}
