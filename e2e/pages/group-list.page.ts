import type { Locator, Page } from '@playwright/test';

/** /groups - the groups as a tree. */
export class GroupListPage {
  readonly heading: Locator;
  readonly add: Locator;
  readonly search: Locator;
  readonly table: Locator;
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
    this.heading = page.getByRole('heading', { level: 1 });
    this.add = page.getByRole('link', { name: 'Add group' });
    this.search = page.getByRole('searchbox', { name: 'Search groups' });
    this.table = page.getByRole('table', { name: 'Groups' });
  }

  static async open(page: Page, origin = ''): Promise<GroupListPage> {
    await page.goto(`${origin}/#/groups`);
    return new GroupListPage(page);
  }

  group(name: string): Locator {
    return this.table.getByRole('link', { name, exact: true });
  }

  row(name: string): Locator {
    return this.table.getByRole('row').filter({ has: this.#page.getByRole('link', { name, exact: true }) });
  }
}
