import { expect, type Locator, type Page } from '@playwright/test';
import { tabTo } from './by-keyboard.ts';

/** Time the notice of a deletion is shown before the list opens. */
const NOTICE_MS = 5000;

/** Common parts of every form for a saved record. */
interface SavedForm {
  heading: Locator;
  delete: Locator;
  question: (title: string) => Locator;
}

/**
 * Deletes the record of the form like a person without a pointer: tabs to Delete, answers the confirmation, reads the
 * notice that `name` was deleted, and waits for its time. Then the list opens.
 */
export async function deleteByKeyboard(page: Page, form: SavedForm, name: string): Promise<void> {
  await form.heading.focus();
  await tabTo(page, form.delete);
  await page.keyboard.press('Enter');
  const question = form.question(`Delete ${name}?`);
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await tabTo(page, question.getByRole('button', { name: 'Delete' }));
  await page.clock.install();
  await page.keyboard.press('Enter');
  await expect(page.getByText(`${name} was deleted. The list opens in 5 seconds.`)).toBeVisible();
  await page.clock.fastForward(NOTICE_MS);
}
