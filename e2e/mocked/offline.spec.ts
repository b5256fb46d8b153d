import type { Page } from '@playwright/test';
import { expect, test } from '../stage/test.ts';

/** Screens a member has not opened yet. */
const PATHS = ['/print-articles', '/print-article/13'];

const SAID = /You are offline|could not be loaded/;

/** Follows a link that the page does not have: the app itself navigates, nothing is reloaded. */
const goTo = (page: Page, path: string) =>
  page.evaluate((hash) => {
    globalThis.location.hash = hash;
  }, `#${path}`);

test(
  'a member goes offline and opens screens for the first time: the frame stays, says so, and goes on by itself',
  { tag: '@main' },
  async ({ page, signIn }) => {
    const crashes: string[] = [];
    page.on('pageerror', (error) => crashes.push(String(error)));
    await signIn('member@demo.test');
    for (const path of PATHS) {
      await test.step(path, async () => {
        await page.goto('/#/home');
        await page.reload();
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await page.context().setOffline(true);
        const said = page.getByRole('status').filter({ hasText: 'You are offline' });
        await expect(said).toBeVisible();
        await goTo(page, path);
        await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
        const main = page.getByRole('main');
        await expect(main).toContainText(SAID);
        // A request in progress when the network returns fails afterwards: then a person presses Try again.
        await expect(main).toHaveAttribute('aria-busy', 'false');
        await page.context().setOffline(false);
        await expect(main).not.toContainText(SAID);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(said).toBeHidden();
        expect(crashes).toEqual([]);
      });
    }
  },
);
