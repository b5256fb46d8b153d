import type { Page } from '@playwright/test';
import { ListPage } from './list.page.ts';
import { PrintOrderPage } from './print-order.page.ts';

export class MyOrdersPage extends ListPage {
  constructor(page: Page) {
    super(page, { search: 'Search by number or customer', table: 'Orders', menu: 'My orders' });
  }

  static open(page: Page, origin = ''): Promise<MyOrdersPage> {
    return new MyOrdersPage(page).follow(origin);
  }

  async choose(number: string): Promise<PrintOrderPage> {
    await this.row(number).click();
    return new PrintOrderPage(this.page);
  }
}
