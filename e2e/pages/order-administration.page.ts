import type { Locator, Page } from '@playwright/test';

/** /orders: the list for people who manage orders. */
export class OrderAdministrationPage {
  readonly heading: Locator;
  readonly add: Locator;
  readonly search: Locator;
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
    this.heading = page.getByRole('heading', { level: 1 });
    this.add = page.getByRole('link', { name: 'Add order' });
    this.search = page.getByRole('searchbox', { name: 'Search by number or customer' });
  }

  static async open(page: Page, query = ''): Promise<OrderAdministrationPage> {
    await page.goto(`/#/orders${query}`);
    return new OrderAdministrationPage(page);
  }

  order(orderNumber: string): Locator {
    return this.#page.getByRole('link', { name: orderNumber, exact: true });
  }

  sortBy(column: string): Locator {
    return this.#page.getByRole('columnheader', { name: column }).getByRole('button');
  }
}
