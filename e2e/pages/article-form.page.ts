import type { Locator, Page } from '@playwright/test';

/** /articles/{articleId}, and "new". */
export class ArticleFormPage {
  readonly heading: Locator;
  readonly name: Locator;
  readonly identifier: Locator;
  readonly group: Locator;
  readonly connect: Locator;
  readonly connectIt: Locator;
  readonly putInto: Locator;
  readonly addValue: Locator;
  readonly add: Locator;
  readonly save: Locator;
  readonly delete: Locator;
  readonly previews: Locator;
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
    this.heading = page.getByRole('heading', { level: 1 });
    this.name = page.getByRole('textbox', { name: 'Name', exact: true });
    this.identifier = page.getByRole('textbox', { name: 'External identifier' });
    this.group = page.getByRole('combobox', { name: 'Group', exact: true });
    this.connect = page.getByRole('combobox', { name: 'Connect a label' });
    this.connectIt = page.getByRole('button', { name: 'Connect', exact: true });
    this.putInto = page.getByRole('combobox', { name: 'Add to an order' });
    this.addValue = page.getByRole('button', { name: 'Add a value' });
    this.add = page.getByRole('button', { name: 'Add article' });
    this.save = page.getByRole('button', { name: 'Save', exact: true });
    this.delete = page.getByRole('button', { name: 'Delete', exact: true });
    this.previews = page.getByRole('region', { name: 'Preview', exact: true });
  }

  static async open(page: Page, articleId: number | 'new'): Promise<ArticleFormPage> {
    await page.goto(`/#/articles/${articleId}`);
    return new ArticleFormPage(page);
  }

  async connectLabel(name: string): Promise<void> {
    await this.connect.selectOption({ label: name });
    await this.connectIt.click();
  }

  async putIntoOrder(name: string): Promise<void> {
    await this.putInto.selectOption({ label: name });
    await this.#page.getByRole('button', { name: 'Add', exact: true }).click();
  }

  /** Returns a row of the values, by its key or its number. */
  row(name: string): Locator {
    return this.#page.getByRole('group', { name: `Value ${name}`, exact: true });
  }

  key(row: string): Locator {
    return this.row(row).getByRole('textbox', { name: 'Key' });
  }

  value(row: string): Locator {
    return this.row(row).getByRole('textbox', { name: 'Value' });
  }

  question(name: string): Locator {
    return this.#page.getByRole('dialog', { name });
  }
}
