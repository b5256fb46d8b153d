import type { Locator, Page } from '@playwright/test';

/** Both steps: requesting the link, and choosing the new password. */
export class PasswordForgotPage {
  readonly heading: Locator;
  readonly alert: Locator;
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
    this.heading = page.getByRole('heading', { level: 1 });
    this.alert = page.getByRole('alert');
  }

  static async open(page: Page, origin = ''): Promise<PasswordForgotPage> {
    await page.goto(`${origin}/#/account/forgot`);
    return new PasswordForgotPage(page);
  }

  async askFor(email: string): Promise<void> {
    await this.#page.getByRole('textbox', { name: 'E-mail' }).fill(email);
    await this.#page.getByRole('button', { name: 'Send the link' }).click();
  }

  async choose(password: string): Promise<void> {
    await this.#page.getByLabel(/^New password/).fill(password);
    await this.#page.getByRole('button', { name: 'Set the password' }).click();
  }
}
