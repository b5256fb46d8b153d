import type { Locator, Page } from '@playwright/test';

/** /addorder and /orders/{orderId}: the same form. */
export class OrderFormPage {
  readonly heading: Locator;
  readonly orderNumber: Locator;
  readonly customer: Locator;
  readonly find: Locator;
  readonly paste: Locator;
  readonly codes: Locator;
  readonly addLines: Locator;
  readonly add: Locator;
  readonly save: Locator;
  readonly delete: Locator;
  readonly lines: Locator;
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
    this.heading = page.getByRole('heading', { level: 1 });
    this.orderNumber = page.getByRole('textbox', { name: 'Order number' });
    this.customer = page.getByRole('textbox', { name: 'Customer' });
    this.find = page.getByLabel('Add an article');
    this.paste = page.getByRole('button', { name: 'Paste codes' });
    this.codes = page.getByRole('textbox', { name: 'Codes' });
    this.addLines = page.getByRole('button', { name: 'Add lines' });
    this.add = page.getByRole('button', { name: 'Add order' });
    this.save = page.getByRole('button', { name: 'Save', exact: true });
    this.delete = page.getByRole('button', { name: 'Delete', exact: true });
    this.lines = page.getByRole('group', { name: /^Line \d+: / });
  }

  static async open(page: Page, orderId: number): Promise<OrderFormPage> {
    await page.goto(`/#/orders/${orderId}`);
    return new OrderFormPage(page);
  }

  line(articleName: string): Locator {
    return this.#page.getByRole('group', { name: new RegExp(`^Line \\d+: ${articleName}$`) });
  }

  /** Returns the names of the lines in their order. */
  async lineNames(): Promise<string[]> {
    return this.lines.evaluateAll((lines) =>
      lines.map((line) => (line.getAttribute('aria-label') ?? '').replace(/^Line \d+: /, '')),
    );
  }

  quantity(articleName: string): Locator {
    return this.line(articleName).getByRole('spinbutton', { name: 'Labels' });
  }

  label(articleName: string): Locator {
    return this.line(articleName).getByRole('combobox', { name: 'Label' });
  }

  up(articleName: string): Locator {
    return this.line(articleName).getByRole('button', { name: `Move ${articleName} up` });
  }

  remove(articleName: string): Locator {
    return this.line(articleName).getByRole('button', { name: `Remove ${articleName}` });
  }

  question(name: string): Locator {
    return this.#page.getByRole('dialog', { name });
  }
}
