import type { Page } from '@playwright/test';
import { expect, test } from '../stage/test.ts';

interface Person {
  email: string;
  /** Where they are when the network goes. */
  from: string;
  /** Screens they have not opened yet. */
  paths: readonly string[];
}

const PEOPLE: readonly Person[] = [
  {
    email: 'member@demo.test',
    from: '/home',
    paths: [
      '/print-articles',
      '/print-article/13',
      '/quickprint',
      '/widgets',
      '/print-labels',
      '/print-labels/1',
      '/print-labels/1/articles',
      '/print-labels/1/article/13',
      '/myorders',
      '/print-order/1',
      '/print-labels/1/order/1',
      '/printhistory',
      '/preferences',
      '/preferences-detail/label/1/printer/1',
      '/printers',
      '/editprinter/2',
      '/settings',
    ],
  },
  {
    email: 'admin@demo.test',
    from: '/',
    paths: [
      '/users',
      '/users/4',
      '/adduser',
      '/groups',
      '/groups/3',
      '/articles',
      '/articles/13',
      '/orders',
      '/activeagents',
      '/connectors',
      '/connectors/1',
      '/integrationclients',
      '/integrationwebhooks',
      '/importdata',
      '/importconfigurations',
      '/importhistory',
      '/admin/widgets',
    ],
  },
  {
    email: 'labels@demo.test',
    from: '/home',
    paths: ['/labels', '/labels/1', '/addlabel', '/standardlabels', '/media-library', '/qa/labels'],
  },
];

/** Whether every screen is tried, as in the run of everything. */
const IS_EVERYTHING = process.env['TEST_RUN'] === 'all';

const SAID = /You are offline|could not be loaded/;

/** Follows a link that the page does not have: the app itself goes there, nothing is loaded anew. */
const goTo = (page: Page, path: string) =>
  page.evaluate((hash) => {
    globalThis.location.hash = hash;
  }, `#${path}`);

for (const { email, from, paths } of PEOPLE) {
  test(
    `${email} goes offline and opens screens for the first time: the frame stays, says so, and goes on by itself`,
    { tag: email === 'member@demo.test' ? '@main' : [] },
    async ({ page, signIn }) => {
      const crashes: string[] = [];
      page.on('pageerror', (error) => crashes.push(String(error)));
      await signIn(email);
      for (const path of IS_EVERYTHING ? paths : paths.slice(0, 2)) {
        await test.step(path, async () => {
          await page.goto(`/#${from}`);
          await page.reload();
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
          await page.context().setOffline(true);
          await expect(page.getByRole('status').filter({ hasText: 'You are offline' })).toBeVisible();
          await goTo(page, path);
          await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
          const main = page.getByRole('main');
          await expect(main).toContainText(SAID);
          // What is on its way when the network comes back fails after it: a person presses Try again then.
          await expect(main).toHaveAttribute('aria-busy', 'false');
          await page.context().setOffline(false);
          await expect(main).not.toContainText(SAID);
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
          await expect(page.getByRole('status').filter({ hasText: 'You are offline' })).toBeHidden();
          expect(crashes).toEqual([]);
        });
      }
    },
  );
}
