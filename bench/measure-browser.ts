import { chromium, type Browser, type Page } from '@playwright/test';
import { demoPassword } from 'server';
import { ArticleListPage } from '../e2e/pages/article-list.page.ts';
import { LoginPage } from '../e2e/pages/login.page.ts';
import { PrintArticlePage } from '../e2e/pages/print-article.page.ts';
import { findChromium } from '../scripts/find-chromium.ts';
import { startBenchSite } from './bench-site.ts';
import { heapMb, keystrokes, SLOWDOWN, slowDown } from './in-browser.ts';
import { keyToPaint } from './keystroke.ts';
import { measureLists } from './measure-lists.ts';
import { measureReloads } from './measure-reloads.ts';
import { median, type Measurement } from './measurement.ts';
import { firstRowPainted, watchReady } from './ready.ts';

const ARTICLES = 100_000;
const OF_EACH = 10_000;
const ARTICLE_ID = 13;
const TYPED = 'abcdefghijklmnopqrst';
const SEARCHES = 1000;
const SEARCH_PACE_MS = 1000;
const isRoot = process.getuid?.() === 0;

/**
 * Measures the app in Chromium on the real server with a list of a hundred thousand articles, on a processor slowed
 * down four times.
 */
export async function measureBrowser(dist: string): Promise<Measurement[]> {
  const site = await startBenchSite(dist, { articles: ARTICLES, ofEach: OF_EACH });
  try {
    const browser = await chromium.launch({
      executablePath: findChromium(),
      args: isRoot ? ['--no-sandbox'] : [],
    });
    try {
      const page = await browser.newPage({ locale: 'en-GB' });
      await (await LoginPage.open(page, site.url)).signIn('member@demo.test', demoPassword);
      const administration = await browser.newPage({ locale: 'en-GB' });
      await (await LoginPage.open(administration, site.url)).signIn('admin@demo.test', demoPassword);
      for (const one of [page, administration]) await watchReady(one, firstRowPainted);
      return [
        ...(await measureReloads({ member: page, administrator: administration }, site.url)),
        ...(await measureLists(administration, site.url)),
        ...(await measureList(page, site.url)),
        ...(await measurePrintPage(page, site.url)),
        ...(await measureMemory(browser, site.url)),
      ];
    } finally {
      await browser.close();
    }
  } finally {
    await site.close();
  }
}

async function measureList(page: Page, url: string): Promise<Measurement[]> {
  const list = await ArticleListPage.open(page, url);
  await slowDown(page, SLOWDOWN);
  const nodes = await page.locator('table *').count();
  const rows = await list.rows.count();
  const keys = await keyToPaint(page, { field: list.search, keys: TYPED });
  return [
    { what: 'list of 100,000, rows in the document', measured: rows, unit: 'rows', budget: 500 },
    { what: 'list of 100,000, nodes in its table', measured: nodes, unit: 'nodes' },
    ...keystrokes('list of 100,000, key to paint in the search', keys),
  ];
}

async function measurePrintPage(page: Page, url: string): Promise<Measurement[]> {
  const print = await PrintArticlePage.open(page, ARTICLE_ID, url);
  const field = print.variable('Name');
  const picture = page.getByRole('region', { name: 'Preview' }).getByRole('img').first();
  await picture.waitFor();
  const keys = await keyToPaint(page, { field, keys: TYPED });
  // The budget of the preview is for an ordinary processor.
  await slowDown(page, 1);
  const repaints = await keyToPaint(page, { field, keys: TYPED, picture });
  return [
    ...keystrokes('print page, key to paint', keys),
    {
      what: 'print page, key to new preview, full speed',
      measured: median(repaints),
      unit: 'ms',
      budget: 50,
    },
  ];
}

/**
 * Measures the memory of the page after many searches, one a second by its clock, each for another page of articles.
 */
async function measureMemory(browser: Browser, url: string): Promise<Measurement[]> {
  const page = await browser.newPage({ locale: 'en-GB' });
  await page.clock.install();
  await (await LoginPage.open(page, url)).signIn('member@demo.test', demoPassword);
  const list = await ArticleListPage.open(page, url);
  const search = async (from: number, to: number) => {
    for (let at = from; at < to; at += 1) {
      await list.search.fill(`no. ${at}`);
      await Promise.all([
        page.waitForResponse((response) => response.url().includes(`no.+${at}`)),
        list.search.press('Enter'),
      ]);
      await page.clock.fastForward(SEARCH_PACE_MS);
    }
    return heapMb(page);
  };
  const early = await search(0, SEARCHES / 5);
  const late = await search(SEARCHES / 5, SEARCHES);
  await page.context().close();
  return [
    { what: `page after ${SEARCHES / 5} searches`, measured: early, unit: 'MB' },
    {
      what: `page after ${SEARCHES} searches, more than then`,
      measured: late - early,
      unit: 'MB',
      budget: 5,
    },
  ];
}
