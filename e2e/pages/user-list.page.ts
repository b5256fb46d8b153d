import type { Locator, Page } from '@playwright/test';

/** /users - the people of the organisation. */
export class UserListPage {
  readonly heading: Locator;
  readonly add: Locator;
  readonly search: Locator;
  readonly state: Locator;
  readonly role: Locator;
  readonly invitations: Locator;
  readonly table: Locator;
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
    this.heading = page.getByRole('heading', { level: 1 });
    this.add = page.getByRole('link', { name: 'Add user' });
    this.search = page.getByRole('searchbox', { name: 'Search users' });
    this.state = page.getByRole('combobox', { name: 'State' });
    this.role = page.getByRole('combobox', { name: 'Role', exact: true });
    this.invitations = page.getByRole('heading', { name: 'Pending invitations' });
    this.table = page.getByRole('table', { name: 'Users' });
  }

  static async open(page: Page, origin = ''): Promise<UserListPage> {
    await page.goto(`${origin}/#/users`);
    return new UserListPage(page);
  }

  user(name: string): Locator {
    return this.#page.getByRole('link', { name, exact: true });
  }

  row(name: string): Locator {
    return this.#page.getByRole('row').filter({ has: this.user(name) });
  }

  box(name: string): Locator {
    return this.#page.getByRole('checkbox', { name: `Select ${name}`, exact: true });
  }

  /** Returns the button of an action for the ticked people: "Disable 2 users". */
  action(name: string): Locator {
    return this.#page.getByRole('button', { name });
  }
}
