import { chromium, type Page } from '@playwright/test';
import { findChromium } from '../scripts/find-chromium.ts';
import { startBenchSite } from './bench-site.ts';
import { measureArticles, recordChecks } from './design-articles.ts';
import { assertFineClock, refineClock } from './fine-clock.ts';
import { measureFloor } from './design-floor.ts';
import { measureDrags, measureResize } from './design-drags.ts';
import { addLabel } from './design-labels.ts';
import {
  measureArrows,
  measureLayouts,
  measureOpening,
  measureRow,
  measureTyping,
  SETTLED_MS,
} from './design-paints.ts';
import { heapMb, SLOWDOWN, slowDown } from './in-browser.ts';
import { sessionState, signIn } from './kept-session.ts';
import type { Measurement } from './measurement.ts';

const ELEMENTS = 200;
const FEWER_ELEMENTS = 50;
/** Labels of fewer elements, each of which is opened once. */
const OPENED = 3;
const ARTICLES = 1000;
/** Steps that a history keeps. */
const STEPS = 200;
/** Label of the demo with name, ingredients and EAN, which all articles carry. */
const CARRIED_LABEL = 2;
const isRoot = process.getuid?.() === 0;

/**
 * Measures the designer on a processor four times slower, with labels of 200 and 50 elements: drags, keys, drops, other
 * values, opening, the memory of the history, and the check of 1,000 articles.
 * @param dist folder of the built app
 */
export async function measureDesign(dist: string): Promise<Measurement[]> {
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: isRoot ? ['--no-sandbox'] : [],
  });
  const site = await startBenchSite(dist, { articles: ARTICLES, ofEach: 0 });
  try {
    const session = await signIn(site.url, 'labels@demo.test');
    const large = await addLabel(site.url, session, ELEMENTS);
    const small: (number | string)[] = [];
    while (small.length < OPENED) small.push(await addLabel(site.url, session, FEWER_ELEMENTS));
    const context = await browser.newContext({
      locale: 'en-GB',
      viewport: { width: 1440, height: 900 },
      storageState: sessionState(site.url, session),
    });
    /** Opens a label in a page of its own: a changed design asks before it is left. */
    const openedPage = async (labelId: number | string, prepare?: typeof refineClock): Promise<Page> => {
      const page = await context.newPage();
      await page.addInitScript(recordChecks);
      await prepare?.(page, site.url);
      await page.goto(`${site.url}/#/labels/${labelId}/design`);
      await page.locator('svg [data-element]').first().waitFor({ state: 'attached' });
      await page.waitForLoadState('networkidle');
      await slowDown(page, SLOWDOWN);
      return page;
    };
    const unchanged = await openedPage(CARRIED_LABEL);
    const few = [
      await measureOpening(unchanged, small, FEWER_ELEMENTS),
      ...(await measureLayouts(unchanged, { elements: FEWER_ELEMENTS, budget: 100 })),
    ];
    await unchanged.close();
    const page = await openedPage(large, refineClock);
    await assertFineClock(page);
    const many = [
      ...(await measureDrags(page, ELEMENTS)),
      await measureResize(page),
      ...(await measureArrows(page)),
      ...(await measureTyping(page)),
      ...(await measureFloor(context, page)),
      ...(await measureRow(page, ELEMENTS)),
      ...(await measureLayouts(page, { elements: ELEMENTS, budget: 250 })),
      await measureHistory(page),
    ];
    await page.close();
    return [...many, ...few, ...(await measureArticles(await openedPage(CARRIED_LABEL)))];
  } finally {
    await site.close();
    await browser.close();
  }
}

/** Makes as many steps as a history keeps: each moves another element, at the machine's own speed. */
async function measureHistory(page: Page): Promise<Measurement> {
  await slowDown(page, 1);
  const undo = page.getByRole('button', { name: /^Undo(?!.*several)/ });
  await page.getByRole('application').focus();
  const undoTimes = async (times: number) => {
    for (let time = 0; time < times; time += 1) await page.keyboard.press('ControlOrMeta+z');
  };
  // The steps of what was measured before are no part of it; what was undone is forgotten with the next step.
  await undoTimes(STEPS);
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowRight');
  await undoTimes(1);
  await page.waitForTimeout(SETTLED_MS);
  const before = await heapMb(page);
  for (let step = 0; step < STEPS; step += 1) {
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('PageDown');
  }
  await page.waitForTimeout(SETTLED_MS);
  const after = await heapMb(page);
  await undoTimes(STEPS - 1);
  const isThere = await undo.isEnabled();
  await undoTimes(1);
  await page.waitForTimeout(SETTLED_MS);
  if (!isThere || (await undo.isEnabled())) throw new Error(`There are not ${STEPS} steps.`);
  const what = `history of ${STEPS} steps, beside the label of ${ELEMENTS} elements`;
  return { what, measured: after - before, unit: 'MB', budget: 2 };
}
