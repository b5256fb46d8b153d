import { chromium, type Browser, type Page } from '@playwright/test';
import { findChromium } from '../scripts/find-chromium.ts';
import { startBenchSite } from './bench-site.ts';
import { heapMb, SLOWDOWN, slowDown } from './in-browser.ts';
import { sessionState, signIn } from './kept-session.ts';
import { median, type Measurement } from './measurement.ts';
import { firstRowPainted, readyMs, watchReady } from './ready.ts';

/** Lists of an administrator: one that is read at once, and one that the server gives a hundred rows at a time. */
const LISTS = ['users', 'articles'] as const;
const COUNTS = [1_000, 10_000] as const;
const RUNS = 5;
/** Screen without a list, from which the lists are opened. */
const START = '/settings';
/** A person points at the menu for this long: the code of the list is there when its rows come. */
const POINT_MS = 1_000;
/** Long enough for the answer of the rows that a step of the scrolling reaches. */
const SCROLL_MS = 60;
const isRoot = process.getuid?.() === 0;

type List = (typeof LISTS)[number];

/** What a list with a number of rows costs. */
interface RowsCost {
  readonly ms: number;
  readonly heapMb: number;
}

/**
 * Measures how long rows take from the arrival of the list's answer until they are painted, in ms on a processor four
 * times slower, and how much more memory the page uses than with the demo's own rows, when the list was scrolled to its
 * end, in MB after a garbage collection.
 * @param dist folder of the built app
 */
export async function measureRows(dist: string): Promise<Measurement[]> {
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: isRoot ? ['--no-sandbox'] : [],
  });
  try {
    const few = await costsOf(browser, dist, 0);
    const measurements: Measurement[] = [];
    for (const count of COUNTS) {
      const many = await costsOf(browser, dist, count);
      for (const list of LISTS) {
        const what = `administrator's ${list}, ${count.toLocaleString('en')} rows`;
        measurements.push(
          { what: `${what} on screen after their answer`, measured: many[list].ms, unit: 'ms', budget: 300 },
          { what: `${what}, heap`, measured: many[list].heapMb - few[list].heapMb, unit: 'MB', budget: 8 },
        );
      }
    }
    return measurements;
  } finally {
    await browser.close();
  }
}

/** Returns what each list costs with this many rows besides the demo's: the median of five times, and the memory once. */
async function costsOf(browser: Browser, dist: string, count: number): Promise<Record<List, RowsCost>> {
  const site = await startBenchSite(dist, { articles: count, users: count, ofEach: 0 });
  try {
    const session = await signIn(site.url, 'admin@demo.test');
    const context = await browser.newContext({
      locale: 'en-GB',
      storageState: sessionState(site.url, session),
    });
    const costs = async (list: List): Promise<RowsCost> => {
      const times: number[] = [];
      let page = await context.newPage();
      for (let run = 0; run < RUNS; run += 1) {
        await page.close();
        page = await context.newPage();
        await watchReady(page, firstRowPainted);
        await page.goto(`${site.url}/#${START}`);
        times.push(await openList(page, list));
      }
      return { ms: median(times), heapMb: await scrolledHeapMb(page) };
    };
    const found = { users: await costs('users'), articles: await costs('articles') };
    await context.close();
    return found;
  } finally {
    await site.close();
  }
}

/** Opens a list by the menu and returns the ms from the arrival of its answer until its rows are painted. */
async function openList(page: Page, list: List): Promise<number> {
  const link = page.locator(`nav a[href="#/${list}"]`).first();
  await link.hover();
  await page.waitForTimeout(POINT_MS);
  await slowDown(page, SLOWDOWN);
  await link.click();
  const paintedMs = await readyMs(page);
  await slowDown(page, 1);
  const arrivedMs = await page.evaluate((path) => {
    const calls = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    return calls.find(({ name }) => new URL(name).pathname === path)?.responseEnd;
  }, `/api/${list}`);
  if (arrivedMs === undefined) throw new Error(`The list of ${list} was not read.`);
  return paintedMs - arrivedMs;
}

/** Scrolls through the whole list, so that all its rows have been read, and returns the memory of the page. */
async function scrolledHeapMb(page: Page): Promise<number> {
  const scrollOn = () =>
    page.evaluate(() => {
      scrollBy({ top: 2 * innerHeight, behavior: 'instant' });
      return scrollY + innerHeight >= document.documentElement.scrollHeight - 1;
    });
  while (!(await scrollOn())) await page.waitForTimeout(SCROLL_MS);
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await page.waitForLoadState('networkidle');
  return heapMb(page);
}
