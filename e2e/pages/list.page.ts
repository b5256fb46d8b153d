import type { Locator, Page } from '@playwright/test';

interface ListNames {
  /** Of the field that searches in it. */
  search: string;
  table: string;
  /** The link of the menu that leads to it. */
  menu: string;
}

/** A list of the menu: a search and a table whose names lead on. */
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
    await this.rows.nth(1).waitFor();
    return this;
  }
}
