import { codeAt } from 'server/testing';
import { http, HttpResponse } from 'msw/http';
import { LoginPage } from '../pages/login.page.ts';
import { expect, test } from '../stage/test.ts';

test('a second factor is set up, asked for when signing in, and answered with a recovery code', async ({
  page,
  signIn,
}) => {
  await signIn('member@demo.test');
  await page.goto('/#/settings');
  await page.getByRole('button', { name: 'Set up a second factor' }).click();
  await page.getByLabel('Your password').fill('platen-demo-2026');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible();
  const secret = await page.getByLabel('Secret', { exact: true }).inputValue();
  await page.getByLabel('Code', { exact: true }).fill('000000');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^This code is wrong or/)).toBeVisible();
  await page.getByLabel('Code', { exact: true }).fill(codeAt(secret, new Date()));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Keep your recovery codes' })).toBeVisible();
  const [recoveryCode = ''] = await page.getByRole('listitem').filter({ hasText: /-/ }).allTextContents();
  await page.getByRole('button', { name: 'I have kept them' }).click();
  await expect(page.getByText('10 recovery codes are left.')).toBeVisible();

  await page.goto('/#/logout');
  const login = new LoginPage(page);
  await login.email.fill('member@demo.test');
  await login.password.fill('platen-demo-2026');
  await login.submit.click();
  await expect(page.getByLabel('Code', { exact: true })).toBeFocused();
  await page.getByRole('button', { name: 'Use a recovery code' }).click();
  await page.keyboard.type(recoveryCode);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#\/home/);
});

test('a backend without second factors shows nothing of it', async ({ page, stage, signIn }) => {
  stage.override(
    http.get('*/api/account/secondfactor', () =>
      HttpResponse.json({ Message: 'Nothing here.' }, { status: 404 }),
    ),
  );
  await signIn('member@demo.test');
  await page.goto('/#/settings');
  await expect(page.getByRole('heading', { name: 'Password' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Second factor' })).toHaveCount(0);
});
