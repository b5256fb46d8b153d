import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { layout, sceneToSvg, type LabelTemplate } from 'label-core';
import { compareScenes } from 'label-core/compare';
import { loadFontSet } from 'label-core/pdf';
import { findChromium } from '../scripts/find-chromium.ts';
import { benchImages, benchTemplate, benchValues } from './bench-label.ts';
import { startBenchSite } from './bench-site.ts';
import type { ComparedOnPage, ComparePage, ComparePageCalls } from './compare-page/compared-on-page.ts';
import { SLOWDOWN, slowDown } from './in-browser.ts';
import { longestTaskDuring } from './longest-task.ts';
import { median, type Measurement } from './measurement.ts';

const root = resolve(import.meta.dirname, '..');
const RUNS = 7;
const DPI = 300;
/** Pages of a label: two rows of test data. */
const PAGES = 2;
const isRoot = process.getuid?.() === 0;

/** One letter of the ingredients differs, and the lot has moved by 1 mm. */
const changedTemplate: LabelTemplate = {
  ...benchTemplate,
  elements: benchTemplate.elements.map((element) => {
    if (element.type !== 'text') return element;
    if (element.id === 'ingredients') return { ...element, value: 'Ingredienta: {{ingredients}}' };
    return element.id === 'lot' ? { ...element, xMm: element.xMm + 1 } : element;
  }),
};

/**
 * Measures drawing and comparing two versions of a label with two rows of test data each: the work of the worker for
 * one screen.
 */
export function measureCompare(): Measurement[] {
  const fonts = loadFontSet();
  const times = Array.from({ length: RUNS }, (_none, run) => {
    const startedAt = performance.now();
    for (let page = 0; page < PAGES; page += 1) {
      const values = benchValues(run * PAGES + page);
      const [before, after] = [benchTemplate, changedTemplate].map((template) =>
        layout(template, values, { dpi: DPI, fonts, images: benchImages }),
      );
      if (!after) throw new Error('There is no label to compare.');
      for (const scene of [before, after]) if (scene) sceneToSvg(scene);
      compareScenes(before, after, { dpi: DPI });
    }
    return performance.now() - startedAt;
  });
  return [
    { what: 'two versions of 2 pages drawn and compared', measured: median(times), unit: 'ms', budget: 250 },
  ];
}

/**
 * Measures the same in Chromium with the worker of the app, under the server's own content security policy for pages.
 */
export async function measureCompareOnPage(): Promise<Measurement[]> {
  const dist = await mkdtemp(join(tmpdir(), 'platen-compare-'));
  try {
    await buildComparePage(dist);
    const site = await startBenchSite(dist, { articles: 0, ofEach: 0 });
    const browser = await chromium.launch({
      executablePath: findChromium(),
      args: isRoot ? ['--no-sandbox'] : [],
    });
    try {
      const page = await browser.newPage();
      await page.goto(site.url);
      await page.waitForFunction(() => 'compareOnPage' in globalThis);
      await slowDown(page, SLOWDOWN);
      const runs: Compared[] = [];
      for (let run = 0; run <= RUNS; run += 1) {
        await prepareOnPage(page, run);
        const { result, longest } = await longestTaskDuring(browser, () => compareOnPage(page));
        runs.push({ ...result, longestTaskMs: longest.ms });
      }
      return measurementsOf(runs);
    } finally {
      await browser.close();
      await site.close();
    }
  } finally {
    await rm(dist, { recursive: true, force: true });
  }
}

async function buildComparePage(outDir: string): Promise<void> {
  const { build } = await import('vite');
  await build({
    configFile: resolve(root, 'vite.config.ts'),
    root: resolve(import.meta.dirname, 'compare-page'),
    publicDir: resolve(root, 'public'),
    logLevel: 'error',
    build: { outDir, emptyOutDir: true },
  });
}

/** Transfers what is compared next to the page; no two runs share values. */
function prepareOnPage(page: Page, run: number): Promise<void> {
  const request: ComparePage = {
    before: benchTemplate,
    after: changedTemplate,
    samples: Array.from({ length: PAGES }, (_none, at) => benchValues(run * PAGES + at)),
    pictures: Object.fromEntries(Object.entries(benchImages).map(([id, bytes]) => [id, [...bytes]])),
  };
  return page.evaluate((asked) => (globalThis as unknown as ComparePageCalls).prepareCompare(asked), request);
}

const compareOnPage = (page: Page): Promise<ComparedOnPage> =>
  page.evaluate(() => (globalThis as unknown as ComparePageCalls).compareOnPage());

interface Compared extends ComparedOnPage {
  readonly longestTaskMs: number;
}

function measurementsOf(runs: readonly Compared[]): Measurement[] {
  const [first, ...later] = runs;
  if (!first || runs.some(({ regions }) => regions === 0)) throw new Error('The page compared nothing.');
  const what = 'two versions of 2 pages on screen';
  const longest = runs.map(({ longestTaskMs }) => longestTaskMs);
  return [
    { what: `${what}, 4x slower`, measured: median(later.map(({ ms }) => ms)), unit: 'ms', budget: 1000 },
    { what: `${what}, the first time, 4x slower`, measured: first.ms, unit: 'ms' },
    {
      what: `${what}, longest task of the page, 4x slower`,
      measured: median(longest),
      unit: 'ms',
      budget: 50,
    },
    {
      what: `${what}, longest task of ${runs.length} times, 4x slower`,
      measured: Math.max(...longest),
      unit: 'ms',
    },
  ];
}
