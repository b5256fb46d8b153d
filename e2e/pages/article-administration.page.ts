import type { Locator, Page } from '@playwright/test';

/** /articles: the list for people who manage articles. */
export class ArticleAdministrationPage {
  readonly heading: Locator;
  readonly add: Locator;
  readonly search: Locator;
  readonly group: Locator;
  readonly export: Locator;
  readonly selectAll: Locator;
  /** Bar with the actions for the selected articles. */
  readonly selection: Locator;
  readonly connect: Locator;
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
    this.heading = page.getByRole('heading', { level: 1 });
    this.add = page.getByRole('link', { name: 'Add article' });
    this.search = page.getByRole('searchbox', { name: 'Search by name or identifier' });
    this.group = page.getByRole('combobox', { name: 'Group', exact: true });
    this.export = page.getByRole('button', { name: 'Export' });
    this.selectAll = page.getByRole('checkbox', { name: 'Select all' });
    this.selection = page.getByRole('group', { name: 'Selection' });
    this.connect = this.selection.getByRole('button', { name: 'Connect a label…' });
  }

  static async open(page: Page, query = ''): Promise<ArticleAdministrationPage> {
    await page.goto(`/#/articles${query}`);
    return new ArticleAdministrationPage(page);
  }

  article(name: string): Locator {
    return this.#page.getByRole('link', { name, exact: true });
  }

  box(name: string): Locator {
    return this.#page.getByRole('checkbox', { name: `Select ${name}` });
  }

  sortBy(column: string): Locator {
    return this.#page.getByRole('columnheader', { name: column }).getByRole('button');
  }

  /** Exports with the choices of the dialog and returns the downloaded file, as text. */
  async download(group: string, delimiter: string): Promise<{ name: string; text: string }> {
    await this.export.click();
    const dialog = this.#page.getByRole('dialog', { name: 'Export articles' });
    await dialog.getByRole('combobox', { name: 'Group' }).selectOption({ label: group });
    await dialog.getByRole('combobox', { name: 'Delimiter' }).selectOption({ value: delimiter });
    const [download] = await Promise.all([
      this.#page.waitForEvent('download'),
      dialog.getByRole('button', { name: 'Download CSV' }).click(),
    ]);
    const chunks: Uint8Array[] = [];
    for await (const chunk of await download.createReadStream()) chunks.push(chunk as Uint8Array);
    return { name: download.suggestedFilename(), text: Buffer.concat(chunks).toString('utf8') };
  }
}
