import type { Locator, Page } from '@playwright/test';

export class AddUserPage {
  readonly email: Locator;
  readonly submit: Locator;
  readonly pending: Locator;
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
    this.email = page.getByRole('textbox', { name: 'E-mail' });
    this.submit = page.getByRole('button', { name: 'Send the invitation', exact: true });
    this.pending = page.getByRole('listitem');
  }

  static async open(page: Page, origin = ''): Promise<AddUserPage> {
    await page.goto(`${origin}/#/adduser`);
    return new AddUserPage(page);
  }

  choice(group: string, name: string): Locator {
    return this.#page.getByRole('group', { name: group }).getByRole('checkbox', { name, exact: true });
  }

  pendingOf(email: string): Locator {
    return this.pending.filter({ hasText: email });
  }
}
