import { expect, type Page } from '@playwright/test';

/** How long the notice of a deletion stands before the list opens. */
const NOTICE_MS = 5000;

/** Presses the button that has the focus, reads the notice that `name` was deleted, and lets its seconds go by. */
export async function confirmDeletion(page: Page, name: string): Promise<void> {
  await page.clock.install();
  await page.keyboard.press('Enter');
  await expect(page.getByText(`${name} was deleted. The list opens in 5 seconds.`)).toBeVisible();
  await page.clock.fastForward(NOTICE_MS);
}
