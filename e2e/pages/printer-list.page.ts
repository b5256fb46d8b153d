import type { Locator, Page } from '@playwright/test';

export class PrinterListPage {
  readonly add: Locator;
  readonly search: Locator;
  readonly heading: Locator;
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
    this.add = page.getByRole('link', { name: 'Add printer' });
    this.search = page.getByRole('searchbox', { name: 'Search printers' });
    this.heading = page.getByRole('heading', { level: 1 });
  }

  static async open(page: Page, origin = ''): Promise<PrinterListPage> {
    await page.goto(`${origin}/#/printers`);
    return new PrinterListPage(page);
  }

  printer(name: string): Locator {
    return this.#page.getByRole('link', { name, exact: true });
  }
}
