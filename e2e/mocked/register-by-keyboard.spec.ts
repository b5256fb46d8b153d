import type { Page } from '@playwright/test';
import { RegisterPage } from '../pages/register.page.ts';
import { expect, test } from '../stage/test.ts';

test('an organisation is registered with the keyboard alone', { tag: '@main' }, async ({ page, stage }) => {
  await page.goto('/#/login');
  await page.getByRole('button', { name: 'Sign in' }).waitFor();
  const register = new RegisterPage(page);
  await tabTo(page, 'Create an organisation');
  await page.keyboard.press('Enter');
  await expect(register.heading).toHaveText('Create an organisation');
  await expect(register.plan('Free')).toBeVisible();

  await tabTo(page, 'Free');
  await page.keyboard.press('ArrowDown');
  await expect(register.plan('Standard')).toBeChecked();

  // Missing fields are reported, and the focus goes to the first one.
  await page.keyboard.press('Enter');
  await expect(page.getByText('Enter the name of your organisation.')).toBeVisible();
  await expect(register.organization).toBeFocused();
  for (const [field, text] of [
    [register.organization, 'Bäckerei Öberg'],
    [register.firstName, 'Åsa'],
    [register.lastName, 'Öberg'],
    [register.email, 'asa@example.com'],
  ] as const) {
    await expect(field).toBeFocused();
    await page.keyboard.type(text);
    await page.keyboard.press('Tab');
  }
  await expect(register.password).toBeFocused();
  await page.keyboard.type('a sentence nobody guesses');
  await page.keyboard.press('Enter');

  await expect(register.heading).toHaveText('Check your mail');
  await expect(register.heading).toBeFocused();
  expect(stage.callsTo('/api/account/register').map(({ body }) => body)).toMatchObject([
    { organizationName: 'Bäckerei Öberg', email: 'asa@example.com', templateId: '2' },
  ]);
  await page.keyboard.press('Tab');
  await expect(register.toSignIn).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign in');
});

const MANY_STOPS = 20;

/** Presses Tab until the focus is on the element of this name, and the focus is visible. */
async function tabTo(page: Page, name: string): Promise<void> {
  for (let stop = 0; stop < MANY_STOPS; stop += 1) {
    await page.keyboard.press('Tab');
    const focused = page.locator(':focus');
    const label = await focused.evaluate(
      (element) =>
        (element instanceof HTMLInputElement ? element.labels?.[0]?.textContent : element.textContent) ?? '',
    );
    if (label.trim() === name) return;
  }
  throw new Error(`No stop of the Tab key is called “${name}”.`);
}
