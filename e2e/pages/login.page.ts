import type { Locator, Page } from '@playwright/test';

export class LoginPage {
  readonly email: Locator;
  readonly password: Locator;
  readonly submit: Locator;
  readonly alert: Locator;
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
    this.email = page.getByLabel('E-mail');
    this.password = page.getByLabel('Password', { exact: true });
    this.submit = page.getByRole('button', { name: 'Sign in' });
    this.alert = page.getByRole('alert');
  }

  static async open(page: Page, origin = ''): Promise<LoginPage> {
    await page.goto(`${origin}/#/login`);
    return new LoginPage(page);
  }

  async signIn(email: string, password: string): Promise<void> {
    await this.email.fill(email);
    await this.password.fill(password);
    await this.submit.click();
    await this.#page
      .getByRole('link', { name: 'Logout' })
      .or(this.#page.getByRole('button', { name: 'Open menu' }))
      .first()
      .waitFor();
  }
}
