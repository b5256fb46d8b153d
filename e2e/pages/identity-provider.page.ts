import type { Page } from '@playwright/test';

/** The pages of the identity provider itself. */
export class IdentityProviderPage {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  /** Signs in there and agrees to what the app wants to know. */
  async signIn(account: string): Promise<void> {
    await this.#page.locator('input[name=login]').fill(account);
    await this.#page.locator('input[name=password]').fill('any');
    await this.#page.getByRole('button', { name: 'Sign-in' }).click();
    await this.agree();
  }

  /** Who is signed in there already is only asked whether the app may know. */
  async agree(): Promise<void> {
    await this.#page.getByRole('button', { name: 'Continue' }).click();
  }
}
