import type { Locator, Page } from '@playwright/test';

/** Print history, with or without one of its jobs open next to it. */
export class PrintHistoryPage {
  readonly rows: Locator;
  readonly drawer: Locator;
  readonly print: Locator;
  readonly reason: Locator;
  readonly export: Locator;
  readonly search: Locator;
  /** What was searched, in the rows. */
  readonly marks: Locator;
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
    this.rows = page.getByRole('table', { name: 'Print jobs' }).getByRole('row');
    this.search = page.getByRole('searchbox', { name: /^Search lots/ });
    this.marks = page.locator('tbody mark');
    this.drawer = page.getByRole('dialog');
    this.print = this.drawer.getByRole('button', { name: /^Print [\d,]+ labels?$/ });
    this.reason = this.drawer.getByRole('combobox', { name: /^Reason for reprinting/ });
    this.export = page.getByRole('button', { name: 'Export CSV' });
  }

  static async open(page: Page, origin = ''): Promise<PrintHistoryPage> {
    await page.goto(`${origin}/#/printhistory`);
    const history = new PrintHistoryPage(page);
    await history.rows.nth(1).waitFor();
    return history;
  }

  /** Shows only jobs of articles whose name contains this text. */
  async filterByArticle(text: string): Promise<void> {
    await this.#page.getByRole('searchbox', { name: 'Article name' }).fill(text);
  }

  /** Opens the newest job of an article. */
  async openJob(article: string): Promise<void> {
    await this.rows.filter({ hasText: article }).first().getByRole('link').click();
    await this.drawer.getByText('Computer').waitFor();
  }

  /** Returns a value of the first file of the open job, by the name that people see. */
  async valueOf(name: string): Promise<string> {
    const term = this.drawer.locator('dt', { hasText: new RegExp(`^${name}$`) }).first();
    return term.locator('xpath=following-sibling::dd').innerText();
  }

  /** Opens the form that prints one file of the open job again. */
  async reprintEntry(article: string): Promise<void> {
    const name = new RegExp(`^Reprint this entry: .*${article}`);
    await this.drawer.getByRole('link', { name }).click();
    await this.print.waitFor();
  }

  async chooseVersion(version: 'As it was printed' | 'The current version'): Promise<void> {
    await this.drawer.getByRole('radio', { name: version }).check();
  }

  async choosePrinter(name: string): Promise<void> {
    await this.drawer.getByRole('combobox', { name: 'Printer' }).selectOption({ label: name });
  }

  async close(): Promise<void> {
    await this.drawer.getByRole('button', { name: 'Close' }).first().click();
    await this.drawer.waitFor({ state: 'hidden' });
  }
}
