import type { Page } from '@playwright/test';

/** Headers by which a browser takes a page apart from all others. Its clock has steps of 0.005 ms then instead of 0.1 ms. */
export const FINE_CLOCK = {
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-embedder-policy': 'require-corp',
} as const;

/**
 * Gives a page, before it is opened, a clock that is fine enough for frames: at 60 a second, two readings in steps of 0.1 ms
 * are 16.6, 16.7 or 16.8 ms apart by chance.
 * @param siteUrl address of the program, whose answers get the headers
 */
export async function refineClock(page: Page, siteUrl: string): Promise<void> {
  await page.route(`${siteUrl}/**`, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, headers: { ...response.headers(), ...FINE_CLOCK } });
  });
}

/** @throws Error when the clock of the page has coarse steps */
export async function assertFineClock(page: Page): Promise<void> {
  if (!(await page.evaluate(() => crossOriginIsolated))) throw new Error('The clock of the page is coarse.');
}
