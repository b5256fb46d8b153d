import { expect, type Locator, type Page } from '@playwright/test';

interface ListNames {
  /** Label of its search field. */
  search: string;
  table: string;
  /** Link of the menu that opens it. */
  menu: string;
}

/** List of the menu: a search field and a table whose names are links. */
export abstract class ListPage {
  readonly search: Locator;
  readonly rows: Locator;
  protected readonly page: Page;
  readonly #menu: Locator;

  constructor(page: Page, names: ListNames) {
    this.page = page;
    this.search = page.getByRole('searchbox', { name: names.search });
    this.rows = page.getByRole('table', { name: names.table }).getByRole('row');
    this.#menu = page.getByRole('link', { name: names.menu }).first();
  }

  row(name: string): Locator {
    return this.page.getByRole('link', { name, exact: true });
  }

  /** Opens it by the menu of the first screen, and waits for its first row. */
  protected async follow(origin: string): Promise<this> {
    await this.page.goto(`${origin}/#/`);
    await this.#menu.click();
    // Until its code is there, the screen before stays, and the list of that one may have the same name.
    await expect(this.#menu).toHaveAttribute('aria-current', 'page');
    await this.rows.nth(1).waitFor();
    return this;
  }
}
