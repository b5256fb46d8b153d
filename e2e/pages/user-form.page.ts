import type { Locator, Page } from '@playwright/test';

/** /users/{id} - one person. */
export class UserFormPage {
  readonly heading: Locator;
  readonly firstName: Locator;
  readonly lastName: Locator;
  readonly save: Locator;
  readonly saved: Locator;
  readonly delete: Locator;
  readonly disable: Locator;
  readonly enable: Locator;
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
    const button = (name: string) => page.getByRole('button', { name, exact: true });
    this.heading = page.getByRole('heading', { level: 1 });
    this.firstName = page.getByRole('textbox', { name: 'First name' });
    this.lastName = page.getByRole('textbox', { name: 'Last name' });
    this.save = button('Save');
    this.saved = page.getByText('Saved', { exact: true });
    this.delete = button('Delete');
    this.disable = button('Disable');
    this.enable = button('Enable');
  }

  static async open(page: Page, userId: number, origin = ''): Promise<UserFormPage> {
    await page.goto(`${origin}/#/users/${userId}`);
    return new UserFormPage(page);
  }

  choice(group: string, name: string): Locator {
    return this.#page.getByRole('group', { name: group }).getByRole('checkbox', { name, exact: true });
  }

  question(name: string): Locator {
    return this.#page.getByRole('dialog', { name });
  }
}
