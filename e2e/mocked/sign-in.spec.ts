import { http, HttpResponse } from 'msw/http';
import { LoginPage } from '../pages/login.page.ts';
import { expect, test } from '../stage/test.ts';

test(
  'a wrong password is answered at the login form, and what was typed stays',
  { tag: '@main' },
  async ({ page }) => {
    const login = await LoginPage.open(page);
    await login.email.fill('member@demo.test');
    await login.password.fill('not the password');
    await login.submit.click();
    await expect(login.alert).toContainText('Sign-in failed');
    await expect(login.email).toHaveValue('member@demo.test');
  },
);

test('signing in to an organisation that is not Active keeps no session', async ({ page, stage }) => {
  stage.override(http.get('*/api/subscription/status', () => HttpResponse.json({ status: 'Paused' })));
  const login = await LoginPage.open(page);
  await login.email.fill('member@demo.test');
  await login.password.fill('platen-demo-2026');
  await login.submit.click();
  await expect(login.alert).toContainText('The organization is canceled/paused');
  expect(
    await page.evaluate(() => [localStorage.getItem('auth_token'), localStorage.getItem('auth_expires')]),
  ).toEqual([null, null]);
});

test('the screen asked for is shown after signing in', { tag: '@main' }, async ({ page }) => {
  await page.goto('/#/print-articles?q=creme');
  const login = new LoginPage(page);
  await login.signIn('member@demo.test', 'platen-demo-2026');
  await expect(page).toHaveURL(/#\/print-articles\?q=creme/);
  expect(await page.evaluate(() => Object.keys(localStorage).toSorted())).toEqual(
    expect.arrayContaining(['auth_expires', 'auth_token', 'refresh_token']),
  );
});

test('Logout ends the session here and goes to login', async ({ signIn }) => {
  const page = await signIn('member@demo.test');
  await page.goto('/');
  await page.getByRole('link', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/#\/login/);
  expect(await page.evaluate(() => localStorage.getItem('auth_token'))).toBeNull();
});

test(
  'an expired token is refreshed once, with the notice, and the call is repeated',
  { tag: '@main' },
  async ({ page, stage, signIn }) => {
    await signIn('member@demo.test');
    let refused = 0;
    stage.override(
      http.get('*/api/articles', ({ request }) => {
        if (refused > 0 || request.headers.get('authorization') === null) return undefined;
        refused += 1;
        return HttpResponse.json({ Message: 'Token expired' }, { status: 401 });
      }),
    );
    await page.goto('/#/print-articles');
    await expect(page.getByRole('table', { name: 'Articles' })).toBeVisible();
    expect(stage.callsTo('/api/account/refresh')).toHaveLength(1);
  },
);
