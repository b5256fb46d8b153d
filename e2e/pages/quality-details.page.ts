import type { Locator, Page } from '@playwright/test';

/** /qa/labels/{labelId}/details: all versions of a label, the open one, and the audit trail. */
export class QualityDetailsPage {
  readonly heading: Locator;
  readonly steps: Locator;
  readonly versions: Locator;
  readonly history: Locator;
  readonly change: Locator;
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
    this.heading = page.getByRole('heading', { level: 1 });
    this.steps = page.getByRole('list', { name: 'Review', exact: true });
    this.versions = page.getByRole('table', { name: 'Versions' });
    this.history = page.getByRole('list', { name: 'Audit trail' });
    this.change = page.getByRole('link', { name: /^(Edit file and test data|Replace the file)$/ });
  }

  static async open(page: Page, labelId: number): Promise<QualityDetailsPage> {
    await page.goto(`/#/qa/labels/${labelId}/details`);
    const details = new QualityDetailsPage(page);
    await details.versions.waitFor();
    return details;
  }

  button(name: string): Locator {
    return this.#page.getByRole('button', { name, exact: true });
  }

  question(name: string): Locator {
    return this.#page.getByRole('dialog', { name });
  }
}
