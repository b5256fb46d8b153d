import type { Locator, Page } from '@playwright/test';

export class SubscriptionCancelPage {
  readonly heading: Locator;
  readonly question: Locator;
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
    this.heading = page.getByRole('heading', { level: 1 });
    this.question = page.getByRole('dialog', { name: 'Are you sure?' });
  }

  static async open(page: Page, origin = ''): Promise<SubscriptionCancelPage> {
    await page.goto(`${origin}/#/subscription/cancel`);
    return new SubscriptionCancelPage(page);
  }

  /** Pauses the subscription, which is the preselected choice. */
  async pause(reason: string): Promise<void> {
    await this.#page.getByRole('textbox', { name: 'Reason' }).fill(reason);
    await this.#page.getByRole('button', { name: 'Pause the subscription' }).click();
    await this.question.getByRole('button', { name: 'Pause the subscription' }).click();
  }
}
