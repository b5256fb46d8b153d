import type { Locator, Page } from '@playwright/test';

/** /importhistory: the imports, and one of them next to the list. */
export class ImportHistoryPage {
  readonly heading: Locator;
  readonly start: Locator;
  readonly table: Locator;
  readonly opened: Locator;
  readonly undo: Locator;
  readonly download: Locator;
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
    this.heading = page.getByRole('heading', { level: 1 });
    this.start = page.getByRole('link', { name: 'Import data' }).first();
    this.table = page.getByRole('table', { name: 'Imports' });
    this.opened = page.getByRole('dialog', { name: 'Import' });
    this.undo = this.opened.getByRole('button', { name: 'Undo this import' });
    this.download = this.opened.getByRole('button', { name: 'Download the rows not imported' });
  }

  static async open(page: Page, origin = ''): Promise<ImportHistoryPage> {
    await page.goto(`${origin}/#/importhistory`);
    return new ImportHistoryPage(page);
  }

  file(name: string): Locator {
    return this.table.getByRole('link', { name, exact: true });
  }

  row(name: string): Locator {
    return this.table.getByRole('row').filter({ has: this.#page.getByRole('link', { name, exact: true }) });
  }

  question(file: string): Locator {
    return this.opened.getByRole('group', { name: `Undo the import of ${file}?` });
  }
}
