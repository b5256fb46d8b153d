import type { Locator, Page } from '@playwright/test';

export class DashboardPage {
  readonly heading: Locator;
  readonly tiles: Locator;
  readonly pendingTable: Locator;
  readonly pause: Locator;
  readonly subscription: Locator;
  readonly countAgain: Locator;

  constructor(page: Page) {
    this.heading = page.getByRole('heading', { level: 1 });
    this.tiles = page.getByRole('navigation', { name: 'Manage' });
    this.pendingTable = page.getByRole('region', { name: 'Pending versions' }).getByRole('table');
    this.subscription = page.getByRole('region', { name: 'Subscription' });
    this.pause = page.getByRole('link', { name: 'Pause Subscription' });
    this.countAgain = page.getByRole('button', { name: 'Count again' });
  }

  static async open(page: Page, origin = ''): Promise<DashboardPage> {
    await page.goto(`${origin}/#/`);
    return new DashboardPage(page);
  }

  tile(name: string): Locator {
    return this.tiles.getByRole('link', { name: new RegExp(`^${name}`) });
  }

  /** Returns the row of a label whose version waits. */
  pending(labelName: string): Locator {
    return this.pendingTable.getByRole('row').filter({ hasText: labelName });
  }
}
