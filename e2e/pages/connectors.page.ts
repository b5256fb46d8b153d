import type { Locator, Page } from '@playwright/test';

/** /connectors and /connectors/{connectorId}: the list, one connector with its articles to try, and its new key. */
export class ConnectorsPage {
  readonly heading: Locator;
  readonly toAdd: Locator;
  readonly name: Locator;
  readonly add: Locator;
  readonly save: Locator;
  readonly delete: Locator;
  readonly key: Locator;
  readonly copyCommand: Locator;
  readonly done: Locator;
  readonly search: Locator;
  readonly searchNow: Locator;
  readonly found: Locator;
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
    const button = (name: string) => page.getByRole('button', { name, exact: true });
    this.heading = page.getByRole('heading', { level: 1 });
    this.toAdd = page.getByRole('link', { name: 'Add connector' }).first();
    this.name = page.getByRole('textbox', { name: 'Name', exact: true });
    this.add = button('Add connector');
    this.save = button('Save');
    this.delete = button('Delete');
    this.key = page.getByRole('textbox', { name: 'Connector key' });
    this.copyCommand = button('Copy start command for Linux');
    this.done = button('Done');
    this.search = page.getByRole('searchbox', { name: 'Search its articles' });
    this.searchNow = page.getByRole('main').getByRole('button', { name: 'Search', exact: true });
    this.found = page.locator('details');
  }

  static async open(page: Page): Promise<ConnectorsPage> {
    await page.goto('/#/connectors');
    return new ConnectorsPage(page);
  }

  label(name: string): Locator {
    return this.#page.getByRole('checkbox', { name, exact: true });
  }

  link(name: string): Locator {
    return this.#page.getByRole('link', { name, exact: true });
  }

  question(name: string): Locator {
    return this.#page.getByRole('dialog', { name });
  }
}
