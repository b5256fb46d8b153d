import type { Page } from '@playwright/test';
import { keystrokes, SLOWDOWN, slowDown } from './in-browser.ts';
import { keyToPaint } from './keystroke.ts';
import { median, quantile, type Measurement } from './measurement.ts';
import { readyMs } from './ready.ts';
import { scrollFrames } from './scroll.ts';

const LISTS = ['users', 'groups', 'articles', 'labels', 'orders'] as const;
const RUNS = 3;
const TYPED = 'hall of person no 97';

/**
 * Measures each list of an administrator, with ten thousand rows and more: opening it, scrolling it, and typing into its
 * search.
 * @param page page of the administrator, which watches for the first row of a list
 */
export async function measureLists(page: Page, url: string): Promise<Measurement[]> {
  const measurements: Measurement[] = [];
  for (const list of LISTS) {
    await page.goto(`${url}/#/${list}`);
    await page.locator('tbody a').first().waitFor();
    await slowDown(page, SLOWDOWN);
    const times: number[] = [];
    for (let run = 0; run < RUNS; run += 1) {
      await page.reload({ waitUntil: 'commit' });
      times.push(await readyMs(page));
    }
    const rows = await page.locator('tbody tr').count();
    const frames = await scrollFrames(page);
    await page.evaluate(() => scrollTo(0, 0));
    const keys = await keyToPaint(page, { field: page.getByRole('searchbox').first(), keys: TYPED });
    await slowDown(page, 1);
    measurements.push(
      {
        what: `administrator's ${list} ready after a reload on the local network, 4x slower`,
        measured: median(times),
        unit: 'ms',
      },
      { what: `administrator's ${list}, rows in the document`, measured: rows, unit: 'rows', budget: 500 },
      ...keystrokes(`administrator's ${list}, key to paint in the search`, keys),
      ...scrolled(`administrator's ${list}`, frames),
    );
  }
  return measurements;
}

/** 58 frames a second, and frames of a screen with 60 a second. */
const scrolled = (list: string, frames: readonly number[]): Measurement[] => [
  {
    what: `${list}, scrolled, mean time of a frame, 4x slower`,
    measured: frames.reduce((sum, ms) => sum + ms, 0) / frames.length,
    unit: 'ms',
    budget: 17.2,
  },
  {
    what: `${list}, scrolled, p95 of a frame, 4x slower`,
    measured: quantile(frames, 0.95),
    unit: 'ms',
    budget: 17,
  },
];
