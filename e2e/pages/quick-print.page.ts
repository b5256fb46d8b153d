import type { Locator, Page } from '@playwright/test';

/** One card of the quick-print screen. */
export class WidgetCardObject {
  readonly search: Locator;
  readonly quantity: Locator;
  readonly print: Locator;
  readonly printsAtOnce: Locator;
  readonly result: (text: string | RegExp) => Locator;
  readonly #root: Locator;
  readonly #page: Page;

  constructor(page: Page, title: string) {
    this.#page = page;
    this.#root = page.getByRole('form', { name: title, exact: true });
    this.search = this.#root.getByRole('combobox', { name: 'Article' });
    this.quantity = this.#root.getByRole('spinbutton', { name: 'Quantity' });
    this.print = this.#root.getByRole('button', { name: /^(Print|Printing\.\.\.)$/ });
    this.printsAtOnce = this.#root.getByRole('checkbox', { name: 'Print at once after scanning' });
    this.result = (text) => this.#root.getByText(text);
  }

  /** Returns the field of a variable, by its label. */
  variable(label: string): Locator {
    return this.#root.getByRole('group', { name: 'Label Variables' }).getByLabel(label);
  }

  async choose(typed: string, name: string): Promise<void> {
    await this.search.fill(typed);
    await this.#page.getByRole('option', { name }).click();
  }
}

export class QuickPrintPage {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  static async open(page: Page, origin = ''): Promise<QuickPrintPage> {
    await page.goto(`${origin}/#/quickprint`);
    await page.getByRole('heading', { level: 1, name: 'Quick print' }).waitFor();
    return new QuickPrintPage(page);
  }

  card(title: string): WidgetCardObject {
    return new WidgetCardObject(this.#page, title);
  }
}
