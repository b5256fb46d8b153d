import type { Locator, Page } from '@playwright/test';

/** /importconfigurations, and the form of one configuration. */
export class ImportConfigurationPage {
  readonly heading: Locator;
  readonly addLink: Locator;
  readonly table: Locator;
  readonly name: Locator;
  readonly encoding: Locator;
  readonly delimiter: Locator;
  readonly group: Locator;
  readonly addValue: Locator;
  readonly add: Locator;
  readonly save: Locator;
  readonly saved: Locator;
  readonly delete: Locator;
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
    const button = (name: string) => page.getByRole('button', { name, exact: true });
    this.heading = page.getByRole('heading', { level: 1 });
    this.addLink = page.getByRole('link', { name: 'Add configuration' }).first();
    this.table = page.getByRole('table', { name: 'Import configurations' });
    this.name = this.field('Name');
    this.encoding = page.getByRole('combobox', { name: 'Encoding' });
    this.delimiter = page.getByRole('combobox', { name: 'Delimiter' });
    this.group = page.getByRole('combobox', { name: 'Target group' });
    this.addValue = button('Add a value');
    this.add = button('Add configuration');
    this.save = button('Save');
    this.saved = page.getByText('Saved', { exact: true });
    this.delete = button('Delete');
  }

  static async open(page: Page, origin = ''): Promise<ImportConfigurationPage> {
    await page.goto(`${origin}/#/importconfigurations`);
    return new ImportConfigurationPage(page);
  }

  static async openNew(page: Page, origin = ''): Promise<ImportConfigurationPage> {
    await page.goto(`${origin}/#/importconfigurations/create`);
    return new ImportConfigurationPage(page);
  }

  /** Returns a text field of the form, by its whole label. */
  field(label: string): Locator {
    return this.#page.getByRole('textbox', { name: label, exact: true });
  }

  configuration(name: string): Locator {
    return this.table.getByRole('link', { name, exact: true });
  }

  question(name: string): Locator {
    return this.#page.getByRole('dialog', { name });
  }
}
