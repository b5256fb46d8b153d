import type { Locator, Page } from '@playwright/test';

/** Page behind the link of an invitation. */
export class AccountSetupPage {
  readonly heading: Locator;
  readonly alert: Locator;
  readonly email: Locator;
  readonly google: Locator;
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
    this.heading = page.getByRole('heading', { level: 1 });
    this.alert = page.getByRole('alert');
    this.email = page.getByRole('textbox', { name: 'E-mail' });
    this.google = page.getByRole('button', { name: 'Continue with Google' });
  }

  async setUp(person: { firstName: string; lastName: string; password: string }): Promise<void> {
    await this.#page.getByRole('textbox', { name: 'First name' }).fill(person.firstName);
    await this.#page.getByRole('textbox', { name: 'Last name' }).fill(person.lastName);
    await this.#page.getByLabel(/^Password/).fill(person.password);
    await this.#page.getByRole('button', { name: 'Set up the account' }).click();
  }
}
