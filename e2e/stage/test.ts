import { expect, test as base, type Page } from '@playwright/test';
import { demoPassword } from 'server';
import { LoginPage } from '../pages/login.page.ts';
import { Stage } from './stage.ts';

interface StageFixtures {
  stage: Stage;
  /** Signs the account in through the login screen. */
  signIn: (email: string) => Promise<Page>;
}

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
});

export { expect };
