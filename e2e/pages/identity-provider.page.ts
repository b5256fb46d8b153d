import type { Page } from '@playwright/test';

/** The pages of the identity provider itself. */
export class IdentityProviderPage {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  /** Signs in there and consents to the data the app requests. */
  async signIn(account: string): Promise<void> {
    await this.#page.locator('input[name=login]').fill(account);
    await this.#page.locator('input[name=password]').fill('any');
    await this.#page.getByRole('button', { name: 'Sign-in' }).click();
    await this.agree();
  }

  /** Consents only: the provider asks nothing else of a person who is already signed in there. */
  async agree(): Promise<void> {
    await this.#page.getByRole('button', { name: 'Continue' }).click();
  }
}
