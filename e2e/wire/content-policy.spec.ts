import type { Page } from '@playwright/test';
import { demoPassword } from 'server';
import { LoginPage } from '../pages/login.page.ts';
import { signIn } from './sign-in.ts';
import { expect, test } from './test.ts';

const OPEN_TO_EVERYBODY = [
  '/login',
  '/register',
  '/policy',
  '/invite?token=of-nobody',
  '/account/forgot',
  '/account/forgot?token=of-nobody',
  '/silent-login',
];

/** Administrators who are also users see every screen. */
const SIGNED_IN = [
  '/',
  '/home',
  '/quickprint',
  '/print-articles',
  '/print-article/13',
  '/settings',
  '/adduser',
  '/preferences',
  '/subscription/cancel',
  '/print-connector-article/1/1',
];

/** Collects the browser's reports about a page: violations of its policy, console errors, exceptions. */
function faultsOf(page: Page): string[] {
  const faults: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || /Content Security Policy|TrustedHTML/i.test(message.text()))
      faults.push(message.text());
  });
  page.on('pageerror', (error) => faults.push(error.message));
  return faults;
}

/** Returns whether a report is expected: an invalid link is answered with 410, and the browser logs such answers. */
const isExpected = (fault: string) => /status of 410/.test(fault);

async function visit(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await page.waitForLoadState('networkidle');
}

test(
  'every screen runs under the content security policy, and the console stays empty',
  { tag: '@main' },
  async ({ page, system }) => {
    const faults = faultsOf(page);
    for (const path of OPEN_TO_EVERYBODY)
      await test.step(path, () => visit(page, `${system.appUrl}/#${path}`));
    await visit(page, `${system.appUrl}/#/login`);
    await new LoginPage(page).signIn('admin@demo.test', demoPassword);
    for (const path of SIGNED_IN) await test.step(path, () => visit(page, `${system.appUrl}/#${path}`));
    await page.goto(`${system.appUrl}/silent-login.html#state=of-nobody`);
    await expect(page.getByRole('alert')).toContainText('does not belong to a sign-in in this browser tab');
    expect(faults.filter((fault) => !isExpected(fault))).toEqual([]);
  },
);

for (const path of ['/login', '/settings'])
  test(`markup that was injected at ${path} is refused by trusted types`, async ({ page, system }) => {
    if (path !== '/login') await signIn(page, system.appUrl);
    await visit(page, `${system.appUrl}/#${path}`);
    const inject = () =>
      page.evaluate(() => document.body.insertAdjacentHTML('beforeend', '<img src=x onerror=alert(1)>'));
    await expect(inject()).rejects.toThrow('TypeError');
    const addScript = () =>
      page.evaluate(() => {
        const script = document.createElement('script');
        script.text = 'alert(1)';
        document.body.append(script);
      });
    await expect(addScript()).rejects.toThrow('TypeError');
    await expect(page.locator('img[src=x]')).toHaveCount(0);
  });
