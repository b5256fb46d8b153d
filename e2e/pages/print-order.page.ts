import { expect, type Locator, type Page } from '@playwright/test';

/** Print screens of an order: all of it, or one label for the lines that it fits. */
export class PrintOrderPage {
  readonly heading: Locator;
  readonly print: Locator;
  readonly printer: Locator;
  readonly spares: Locator;
  readonly lines: Locator;
  /** Running print of the order, with a result for each line. */
  readonly job: Locator;
  readonly pause: Locator;
  readonly resume: Locator;
  readonly cancelRest: Locator;
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
    this.heading = page.getByRole('heading', { level: 1 });
    this.print = page.getByRole('button', { name: /^Print [\d,]* ?labels?$/ });
    this.printer = page.getByRole('combobox', { name: 'Printer' });
    this.spares = page.getByRole('spinbutton', { name: 'Spares for each line' });
    this.lines = page.getByRole('listitem').filter({ has: page.getByRole('checkbox') });
    this.job = page.getByRole('region', { name: 'Print job' });
    this.pause = this.job.getByRole('button', { name: 'Pause' });
    this.resume = this.job.getByRole('button', { name: 'Resume' });
    this.cancelRest = this.job.getByRole('button', { name: 'Cancel the rest' });
  }

  static async open(page: Page, orderId: number, origin = ''): Promise<PrintOrderPage> {
    await page.goto(`${origin}/#/print-order/${orderId}`);
    const print = new PrintOrderPage(page);
    await print.print.waitFor();
    return print;
  }

  static async openForLabel(
    page: Page,
    { labelId, orderId }: { labelId: number; orderId: number },
  ): Promise<PrintOrderPage> {
    await page.goto(`/#/print-labels/${labelId}/order/${orderId}`);
    const print = new PrintOrderPage(page);
    await print.print.waitFor();
    return print;
  }

  line(article: string): Locator {
    return this.lines.filter({ hasText: article });
  }

  async choosePrinter(name: string): Promise<void> {
    await this.printer.selectOption({ label: name });
  }

  async setQuantity(article: string, quantity: number): Promise<void> {
    await this.line(article).getByRole('spinbutton', { name: 'Quantity' }).fill(String(quantity));
  }

  /** Returns the row of a file that needs attention. */
  fileInView(text: string | RegExp): Locator {
    return this.job.getByRole('listitem').filter({ hasText: text }).last();
  }

  async expectSummary(summary: string | RegExp, timeout = 45_000): Promise<void> {
    await expect(this.job.getByRole('status')).toHaveText(summary, { timeout });
  }

  /** Probes the helper at once, instead of at the next poll, if the page noticed that it was away. */
  async lookForHelper(): Promise<void> {
    const checkAgain = this.#page.getByRole('button', { name: 'Check again' });
    if (await checkAgain.isVisible()) await checkAgain.click();
    await expect(checkAgain).toBeHidden();
  }
}
