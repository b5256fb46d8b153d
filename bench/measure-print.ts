import { chromium, type Locator, type Page } from '@playwright/test';
import { demoPassword } from 'server';
import { LoginPage } from '../e2e/pages/login.page.ts';
import { PrintArticlePage } from '../e2e/pages/print-article.page.ts';
import { findChromium } from '../scripts/find-chromium.ts';
import { startBenchSite } from './bench-site.ts';
import { startHelperStub } from './helper-stub.ts';
import { SLOWDOWN, slowDown } from './in-browser.ts';
import { median, type Measurement } from './measurement.ts';

const ARTICLE_ID = 13;
const RUNS = 5;
const HELD_MS = 100;
const READ_MS = 2000;
const isRoot = process.getuid?.() === 0;

/** Times of one print, in ms from the click. */
interface PrintTimes {
  /** Server was asked for the job, and its answer had arrived. */
  readonly askedMs: number;
  readonly answeredMs: number;
  /** First byte of the file left for the helper. */
  readonly sentMs: number;
}

/**
 * Measures the app's own share of a print: the time from the click to the first byte for the helper, less the call that
 * creates the job. On the real server, with a helper that takes every file.
 */
export async function measurePrint(dist: string): Promise<Measurement[]> {
  const helper = await startHelperStub();
  const site = await startBenchSite(dist, { articles: 1000, ofEach: 10, helperUrl: helper.url });
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: isRoot ? ['--no-sandbox'] : [],
  });
  try {
    const page = await browser.newPage({ locale: 'en-GB' });
    await (await LoginPage.open(page, site.url)).signIn('member@demo.test', demoPassword);
    const shareAt = async (slowdown: number): Promise<number> => {
      const shares: number[] = [];
      for (let run = 0; run < RUNS; run += 1) {
        const { askedMs, answeredMs, sentMs } = await printOnce(page, { url: site.url, slowdown });
        shares.push(sentMs - (answeredMs - askedMs));
      }
      return median(shares);
    };
    const what = 'print, own share from the click to the helper';
    return [
      { what: `${what}, 4x slower`, measured: await shareAt(SLOWDOWN), unit: 'ms', budget: 60 },
      { what: `${what}, full speed`, measured: await shareAt(1), unit: 'ms', budget: 15 },
    ];
  } finally {
    await browser.close();
    await site.close();
    await helper.close();
  }
}

/** Opens the print page anew, prints one label and returns when what happened. */
async function printOnce(
  page: Page,
  { url, slowdown }: { readonly url: string; readonly slowdown: number },
): Promise<PrintTimes> {
  await slowDown(page, 1);
  // Another document: its memory holds nothing of the print before.
  await page.goto('about:blank');
  const isConnected = page.waitForResponse((response) => response.url().endsWith('/api/printQueues'));
  const print = await PrintArticlePage.open(page, ARTICLE_ID, url);
  await print.variable('Name').fill('Rye bread');
  await page.getByRole('region', { name: 'Preview' }).getByRole('img').first().waitFor();
  await isConnected;
  await page.waitForLoadState('networkidle');
  // A person reads before they press: what the screen fetches ahead for later is over by then.
  await page.waitForTimeout(READ_MS);
  await slowDown(page, slowdown);
  const printed = await page.evaluateHandle(watchPrint);
  await press(page, print.print);
  const times = await printed.evaluate(({ seen }) => seen);
  await page.getByText('1 of 1 label printed').waitFor();
  await page.waitForLoadState('networkidle');
  return times;
}

/**
 * Presses a button as long as a person does: what the browser does when the field before loses the focus is over by then.
 * By the mouse alone: a click of the driver's looks, inside the page, whether it arrives.
 */
async function press(page: Page, button: Locator): Promise<void> {
  await button.scrollIntoViewIfNeeded();
  const box = await button.boundingBox();
  if (!box) throw new Error('The button is not shown.');
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  await page.waitForTimeout(HELD_MS);
  await page.mouse.up();
}

/**
 * Installs, inside the page, what waits for the click and the two calls; the promise stays pending there. Asked for before
 * the click: a driver that looks again and again would run its own script in between.
 */
function watchPrint(): { seen: Promise<PrintTimes> } {
  performance.clearResourceTimings();
  let clickedAt = Number.NaN;
  addEventListener('click', ({ timeStamp }) => (clickedAt = timeStamp), { capture: true, once: true });
  const seen = new Promise<PrintTimes>((resolve) => {
    const observer = new PerformanceObserver(() => {
      const calls = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
      const create = calls.find(({ name }) => /\/api\/printjobs(?:\/article)?$/.test(name));
      const send = calls.find(({ name }) => name.endsWith('/api/print'));
      if (!create || !send) return;
      observer.disconnect();
      resolve({
        askedMs: create.startTime - clickedAt,
        answeredMs: create.responseEnd - clickedAt,
        sentMs: send.requestStart - clickedAt,
      });
    });
    observer.observe({ type: 'resource' });
  });
  return { seen };
}
