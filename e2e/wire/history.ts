import type { Page } from '@playwright/test';

/** Every address one can go back or forward to in this tab, as the browser itself keeps them. */
export async function historyOf(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  const { entries } = await session.send('Page.getNavigationHistory');
  await session.detach();
  return entries.map(({ url }) => url);
}
