import type { Browser, Page } from '@playwright/test';
import { slowDownAll } from './in-browser.ts';
import { sessionState, type KeptSession } from './kept-session.ts';
import { median, type Measurement } from './measurement.ts';

const RUNS = 5;
/** A person looks at the list for this long before choosing a row. */
const LOOK_MS = 4_000;
const IDLE_MS = 20_000;

export interface NavigationSite {
  readonly url: string;
  readonly session: KeptSession;
}

interface Navigation {
  /** From the click until the print button is painted. */
  readonly ms: number;
  readonly scriptMs: number;
}

/**
 * Measures the way from the list to the print page of an article beside the floor, which take turns: for the first time
 * since the page was loaded, and again after going back. On a processor four times slower, on fast 4G.
 */
export async function measureNavigation(
  browser: Browser,
  app: NavigationSite,
  floor: NavigationSite,
): Promise<Measurement[]> {
  const found = { app: [] as Navigation[][], floor: [] as Navigation[][] };
  for (let run = 0; run < RUNS; run += 1) {
    found.floor.push(await goTwice(browser, floor));
    found.app.push(await goTwice(browser, app));
  }
  const middle = (runs: readonly Navigation[][], at: number, figure: keyof Navigation) =>
    median(runs.map((times) => times[at]?.[figure] ?? Number.NaN));
  const floorMs = middle(found.floor, 0, 'ms');
  return [
    {
      what: `first navigation, list to print page (floor ${floorMs.toFixed(0)})`,
      measured: middle(found.app, 0, 'ms'),
      unit: 'ms',
      budget: Math.round(floorMs * 1.2),
    },
    {
      what: `the same again (floor ${middle(found.floor, 1, 'ms').toFixed(0)})`,
      measured: middle(found.app, 1, 'ms'),
      unit: 'ms',
      budget: 100,
    },
    {
      what: `its script (floor ${middle(found.floor, 1, 'scriptMs').toFixed(0)})`,
      measured: middle(found.app, 1, 'scriptMs'),
      unit: 'ms',
      budget: 50,
    },
    {
      what: 'home left alone for 20 s, script',
      measured: await idleScript(browser, app),
      unit: 'ms',
      budget: 60,
    },
  ];
}

async function open(browser: Browser, { url, session }: NavigationSite, path: string) {
  const context = await browser.newContext({ locale: 'en-GB', storageState: sessionState(url, session) });
  const page = await context.newPage();
  await slowDownAll(page);
  const devTools = await context.newCDPSession(page);
  await devTools.send('Performance.enable');
  await page.goto(`${url}/#${path}`);
  const scriptMs = async () => {
    const { metrics } = await devTools.send('Performance.getMetrics');
    return 1000 * (metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? Number.NaN);
  };
  return { context, page, scriptMs };
}

async function goTwice(browser: Browser, site: NavigationSite): Promise<Navigation[]> {
  const { context, page, scriptMs } = await open(browser, site, '/print-articles');
  try {
    const times: Navigation[] = [];
    for (let visit = 0; visit < 2; visit += 1) {
      await page.locator('tbody a').first().waitFor();
      await page.waitForTimeout(LOOK_MS);
      const scriptBefore = await scriptMs();
      const ms = await untilPrintButton(page);
      times.push({ ms, scriptMs: (await scriptMs()) - scriptBefore });
      await page.goBack();
    }
    return times;
  } finally {
    await context.close();
  }
}

/** Clicks the first row and returns the ms until the print button is painted. */
async function untilPrintButton(page: Page): Promise<number> {
  const waiting = await page.evaluateHandle(() => {
    // oxlint-disable-next-line unicorn/consistent-function-scoping -- the page gets this function alone
    const isThere = () =>
      [...document.querySelectorAll('button')].some(({ textContent }) =>
        /^print\b/i.test(textContent.trim()),
      );
    return {
      painted: new Promise<number>((resolve) => {
        addEventListener(
          'click',
          ({ timeStamp }) => {
            const look = () => {
              if (isThere()) setTimeout(() => resolve(performance.now() - timeStamp));
              else requestAnimationFrame(look);
            };
            requestAnimationFrame(look);
          },
          { capture: true, once: true },
        );
      }),
    };
  });
  const row = page.locator('tbody a').first();
  // Pointed at before it is pressed, as by a hand.
  await row.hover();
  await page.waitForTimeout(100);
  await row.click();
  return waiting.evaluate(({ painted }) => painted);
}

async function idleScript(browser: Browser, site: NavigationSite): Promise<number> {
  const { context, page, scriptMs } = await open(browser, site, '/home');
  try {
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.waitForTimeout(2 * LOOK_MS);
    const before = await scriptMs();
    await page.waitForTimeout(IDLE_MS);
    return (await scriptMs()) - before;
  } finally {
    await context.close();
  }
}
