import { expect, test as base, type Page } from '@playwright/test';
import { PrintArticlePage } from '../pages/print-article.page.ts';
import { openDemoData, type DemoData } from './demo-data.ts';
import { expectAccessible, type ExpectAccessible } from './expect-accessible.ts';
import { openStageHosts, type StageHosts } from './stage-hosts.ts';
import { Stage } from './stage.ts';

interface StageFixtures {
  stage: Stage;
  /** Signs the account in, before the app is opened. */
  signIn: (email: string) => Promise<Page>;
  expectAccessible: ExpectAccessible;
  /** Signs a member in and opens the print page of the tart, an article with several labels. */
  printTart: () => Promise<PrintArticlePage>;
}

/** The demo organisation's “Tarte à la crème 1 part”. */
export const TART_ID = 13;

/** Mocked test: `page` is about to open the built app, with the demo organisation behind it. */
export const test = base.extend<StageFixtures, { demoData: DemoData; hosts: StageHosts }>({
  demoData: [
    // Playwright reads the fixtures a function needs from its first parameter.
    async ({ playwright: _playwright }, use) => {
      const demoData = await openDemoData();
      await use(demoData);
      await demoData.close();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  hosts: [
    async ({ playwright: _playwright }, use) => {
      const hosts = await openStageHosts();
      await use(hosts);
      await hosts.close();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ hosts }, use) => {
    await use(hosts.origin);
  },
  stage: [
    async ({ context, hosts, demoData }, use) => {
      const stage = new Stage(context, hosts, await demoData.openServer());
      await use(stage);
      // The pages are reused, and from here on nothing answers their requests.
      await Promise.all(context.pages().map((page) => page.goto('about:blank')));
      await stage.close();
      expect(stage.strangers, 'no request leaves for a third party').toEqual([]);
    },
    { auto: true },
  ],
  signIn: async ({ page, stage }, use) => {
    await use(async (email) => {
      await stage.signIn(page, email);
      return page;
    });
  },
  expectAccessible: async ({ page, stage }, use) => {
    await use((screen, looks) => expectAccessible(page, stage, screen, looks));
  },
  printTart: async ({ signIn }, use) => {
    await use(async () => PrintArticlePage.open(await signIn('member@demo.test'), TART_ID));
  },
});

export { expect };
