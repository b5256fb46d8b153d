import type { Locator, Page } from '@playwright/test';

/** /qa/labels: the labels and the states of their newest versions. */
export class QualityListPage {
  readonly heading: Locator;
  readonly show: Locator;
  readonly asksPassword: Locator;
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
    this.heading = page.getByRole('heading', { level: 1, name: 'Label review' });
    this.show = page.getByRole('combobox', { name: 'Show' });
    this.asksPassword = page.getByRole('switch', { name: 'Ask for the password at each decision' });
  }

  static async open(page: Page, search = ''): Promise<QualityListPage> {
    await page.goto(`/#/qa/labels${search}`);
    const list = new QualityListPage(page);
    await list.heading.waitFor();
    return list;
  }

  label(name: string): Locator {
    return this.#page.getByRole('link', { name, exact: true });
  }

  row(name: string): Locator {
    return this.#page.getByRole('row').filter({ has: this.label(name) });
  }

  upload(name: string): Locator {
    return this.#page.getByRole('link', { name: `Upload a version of ${name}`, exact: true });
  }

  step(words: string, name: string): Locator {
    return this.#page.getByRole('link', { name: `${words}: ${name}`, exact: true });
  }
}
