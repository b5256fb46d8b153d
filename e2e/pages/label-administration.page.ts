import type { Locator, Page } from '@playwright/test';

/** /labels: the labels of the organisation. */
export class LabelAdministrationPage {
  readonly heading: Locator;
  readonly add: Locator;
  readonly search: Locator;
  readonly status: Locator;
  readonly selection: Locator;
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
    this.heading = page.getByRole('heading', { level: 1 });
    this.add = page.getByRole('link', { name: 'Add label' });
    this.search = page.getByRole('searchbox', { name: 'Search labels' });
    this.status = page.getByRole('status');
    this.selection = page.getByRole('group', { name: 'Selection' });
  }

  static async open(page: Page, origin = ''): Promise<LabelAdministrationPage> {
    await page.goto(`${origin}/#/labels`);
    return new LabelAdministrationPage(page);
  }

  label(name: string): Locator {
    return this.#page.getByRole('link', { name, exact: true });
  }

  row(name: string): Locator {
    return this.#page.getByRole('row').filter({ has: this.label(name) });
  }

  box(name: string): Locator {
    return this.#page.getByRole('checkbox', { name: `Select ${name}`, exact: true });
  }

  action(name: string): Locator {
    return this.selection.getByRole('button', { name });
  }
}
