import { expect, type Locator, type Page } from '@playwright/test';

export class PrintArticlePage {
  readonly heading: Locator;
  readonly quantity: Locator;
  readonly print: Locator;
  readonly printer: Locator;
  readonly preview: Locator;
  readonly job: Locator;
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
    this.heading = page.getByRole('heading', { level: 1 });
    this.quantity = page.getByRole('spinbutton', { name: 'Quantity' });
    this.print = page.getByRole('button', { name: /^Print [\d,]+ labels?$/ });
    this.printer = page.getByRole('combobox', { name: 'Printer' });
    this.preview = page.getByRole('img').filter({ visible: true }).last();
    this.job = page.getByText(/labels? printed/);
  }

  static async open(page: Page, articleId: number, origin = ''): Promise<PrintArticlePage> {
    await page.goto(`${origin}/#/print-article/${articleId}`);
    const print = new PrintArticlePage(page);
    await print.print.waitFor();
    return print;
  }

  variable(name: string): Locator {
    return this.#page.getByRole('textbox', { name });
  }

  async chooseLabel(name: string): Promise<void> {
    // The choice goes through the URL: it takes effect shortly after the click.
    const choice = this.#page.getByRole('radio', { name, exact: true });
    await choice.click();
    await expect(choice).toBeChecked();
  }

  /** Opens the library for choosing the picture of a variable. */
  async openPictures(variable: string): Promise<Locator> {
    await this.#page.getByRole('button', { name: `Change the picture of ${variable}` }).click();
    const library = this.#page.getByRole('dialog', { name: `Choose a picture for ${variable}` });
    await library.getByRole('radio').first().waitFor();
    return library;
  }

  async choosePrinter(name: string): Promise<void> {
    await this.printer.selectOption({ label: name });
  }

  async setQuantity(quantity: number): Promise<void> {
    await this.quantity.fill(String(quantity));
  }

  /** Presses Print, and confirms the large number of labels. */
  async printMany(): Promise<void> {
    await this.print.click();
    const question = this.#page.getByRole('group', { name: /^Print [\d,]+ labels$/ });
    await question.getByRole('button', { name: /^Print/ }).click();
  }

  /** Prints this number of the chosen label, and waits until the app says that they are printed. */
  async printLabels(printer: string, quantity: number): Promise<void> {
    await this.choosePrinter(printer);
    await this.setQuantity(quantity);
    await this.print.click();
    const labels = quantity === 1 ? 'label' : 'labels';
    await this.expectSummary(`${quantity} of ${quantity} ${labels} printed`);
  }

  /** Probes the helper at once, instead of at the next poll, if the page noticed that it was away. */
  async lookForHelper(): Promise<void> {
    const checkAgain = this.#page.getByRole('button', { name: 'Check again' });
    if (await checkAgain.isVisible()) await checkAgain.click();
    await expect(checkAgain).toBeHidden();
  }

  /** Checks the summary line of the job: the requested number and the results. */
  async expectSummary(summary: string | RegExp): Promise<void> {
    await expect(this.#page.getByText(summary).first()).toBeVisible();
  }
}
