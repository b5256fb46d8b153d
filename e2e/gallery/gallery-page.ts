import { expect, type Browser, type Locator, type Page } from '@playwright/test';
import { becomesQuiet } from '../stage/becomes-quiet.ts';
import type { Look } from './components.ts';

/** Higher than any component with its states, so that nothing is scrolled and nothing sticks to an edge. */
const HEIGHT_PX = 7000;
/** Fixed date, for texts such as “this month”. */
const TODAY = new Date('2026-03-03T09:00:00Z');
/** React delays content that was fetched late by up to 300 ms, so that a page does not flicker. */
const FETCHED_MS = 600;

/**
 * Page with the components in one look. It is opened once: then everything the components fetch is loaded, and a
 * component is stable as soon as it is rendered.
 */
export class GalleryPage {
  readonly page: Page;

  private constructor(page: Page) {
    this.page = page;
  }

  /** Opens all components at once. */
  static async open(
    browser: Browser,
    origin: string,
    { scheme, language, widthPx }: Look,
  ): Promise<GalleryPage> {
    const page = await browser.newPage({
      viewport: { width: widthPx, height: HEIGHT_PX },
      locale: 'en-GB',
      reducedMotion: 'reduce',
    });
    await page.clock.setFixedTime(TODAY);
    await page.goto(`${origin}/?${new URLSearchParams({ part: 'alone', scheme, language }).toString()}`);
    await expect(page.locator('section').first()).toBeVisible();
    const gallery = new GalleryPage(page);
    await gallery.#comesToRest(FETCHED_MS);
    return gallery;
  }

  /** Shows one component; resolves with its examples once they no longer change. */
  async show(component: string): Promise<Locator> {
    await this.#goTo(component);
    const examples = this.page.getByTestId(component);
    await expect(examples).toBeVisible();
    await this.#comesToRest();
    const heightPx = await this.page.evaluate(() => document.documentElement.scrollHeight);
    expect(heightPx, 'it fits into the window').toBeLessThanOrEqual(HEIGHT_PX);
    return examples;
  }

  /** Shows all components. */
  async showAll(): Promise<void> {
    await this.#goTo('');
    await expect(this.page.locator('section').nth(1)).toBeVisible();
    await this.#comesToRest();
  }

  async #goTo(component: string): Promise<void> {
    await this.page.evaluate((hash) => {
      location.hash = hash;
    }, component);
  }

  /** Waits until nothing changes, because some examples reach their state by being used. */
  async #comesToRest(forMs?: number): Promise<void> {
    await expect(this.page.locator('[data-playing]')).toHaveCount(0);
    await becomesQuiet(this.page, forMs);
  }
}
