import { expect, test as base, type Page } from '@playwright/test';
import { demoPassword } from 'server';
import { LoginPage } from '../pages/login.page.ts';
import { PrintArticlePage } from '../pages/print-article.page.ts';
import { Stage } from './stage.ts';

interface StageFixtures {
  stage: Stage;
  /** Signs the account in through the login screen. */
  signIn: (email: string) => Promise<Page>;
  /** Signs a member in and opens the print page of the tart, an article with several labels. */
  printTart: () => Promise<PrintArticlePage>;
}

/** The demo organisation's “Tarte à la crème 1 part”. */
export const TART_ID = 13;

/** A mocked run: `page` stands before the built app with the demo organisation behind it. */
export const test = base.extend<StageFixtures>({
  stage: [
    async ({ context, baseURL }, use) => {
      const stage = await Stage.open(context, baseURL ?? '');
      await use(stage);
      await stage.close();
      expect(stage.strangers, 'no request leaves for a third party').toEqual([]);
    },
    { auto: true },
  ],
  signIn: async ({ page }, use) => {
    await use(async (email) => {
      const login = await LoginPage.open(page);
      await login.signIn(email, demoPassword);
      return page;
    });
  },
  printTart: async ({ signIn }, use) => {
    await use(async () => PrintArticlePage.open(await signIn('member@demo.test'), TART_ID));
  },
});

export { expect };
