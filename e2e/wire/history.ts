import type { Page } from '@playwright/test';

/** Returns all URLs in the history of this tab, back and forward, as stored by the browser. */
export async function historyOf(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  const { entries } = await session.send('Page.getNavigationHistory');
  await session.detach();
  return entries.map(({ url }) => url);
}
