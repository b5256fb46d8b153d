import type { Locator, Page } from '@playwright/test';

/** /addprinter and /editprinter: the same form. */
export class PrinterFormPage {
  readonly heading: Locator;
  readonly vendor: Locator;
  readonly model: Locator;
  readonly resolution: Locator;
  readonly language: Locator;
  readonly queue: Locator;
  readonly name: Locator;
  readonly displayName: Locator;
  readonly testPrint: Locator;
  readonly add: Locator;
  readonly save: Locator;
  readonly delete: Locator;
  readonly status: Locator;
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
    const choice = (name: string) => page.getByRole('combobox', { name, exact: true });
    this.heading = page.getByRole('heading', { level: 1 });
    this.vendor = choice('Manufacturer');
    this.model = choice('Model');
    this.resolution = choice('Resolution (dpi)');
    this.language = choice('Printer language');
    this.queue = choice('Queue');
    this.name = page.getByRole('textbox', { name: 'Name', exact: true });
    this.displayName = page.getByRole('textbox', { name: 'Display name' });
    this.testPrint = page.getByRole('button', { name: 'Print a test label' });
    this.add = page.getByRole('button', { name: 'Add printer' });
    this.save = page.getByRole('button', { name: 'Save', exact: true });
    this.delete = page.getByRole('button', { name: 'Delete', exact: true });
    this.status = page.getByRole('status');
  }

  static async openNew(page: Page, origin = ''): Promise<PrinterFormPage> {
    await page.goto(`${origin}/#/addprinter`);
    return new PrinterFormPage(page);
  }

  group(name: string): Locator {
    return this.#page.getByRole('checkbox', { name, exact: true });
  }

  question(name: string): Locator {
    return this.#page.getByRole('dialog', { name });
  }
}
