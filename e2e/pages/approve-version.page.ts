import type { Locator, Page } from '@playwright/test';

/** /qa/labels/{labelId}/versions/{versionId}/approve: two versions of a label, their differences, and the decision. */
export class ApproveVersionPage {
  readonly heading: Locator;
  readonly changes: Locator;
  readonly table: Locator;
  readonly drawings: Locator;
  /** Differences, laid over the new version. */
  readonly mask: Locator;
  readonly comment: Locator;
  readonly approve: Locator;
  readonly reject: Locator;
  readonly next: Locator;
  readonly loadAgain: Locator;

  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
    this.heading = page.getByRole('heading', { level: 1 });
    this.changes = page.getByRole('region', { name: /^Changes on the label/ }).getByRole('listitem');
    this.table = page.getByRole('table', { name: /^Changed texts and variables/ });
    this.drawings = page.getByRole('region', { name: 'Comparison' }).locator('figure img');
    this.mask = page.getByRole('region', { name: 'Comparison' }).locator('img[alt=""]');
    this.comment = page.getByRole('textbox', { name: 'Comment' });
    this.approve = page.getByRole('button', { name: 'Approve', exact: true });
    this.reject = page.getByRole('button', { name: 'Reject', exact: true });
    this.next = page.getByRole('button', { name: 'Next change' });
    this.loadAgain = page.getByRole('button', { name: 'Load it again' });
  }

  static async open(page: Page, labelId: number, versionId: number): Promise<ApproveVersionPage> {
    await page.goto(`/#/qa/labels/${labelId}/versions/${versionId}/approve`);
    const screen = new ApproveVersionPage(page);
    await screen.changes.first().waitFor();
    return screen;
  }

  question(title: string | RegExp): Locator {
    return this.#page.getByRole('dialog', { name: title });
  }

  mode(name: 'Side by side' | 'Overlay' | 'Blink' | 'Difference'): Locator {
    return this.#page.getByText(name, { exact: true });
  }

  /** Goes to all changes by the key, each until it counts as seen. */
  async lookAtAll(): Promise<void> {
    // They are there once the versions are compared; a count before that is none.
    await this.changes.first().waitFor();
    const count = await this.changes.count();
    for (let seen = 1; seen <= count; seen += 1) {
      await this.#page.keyboard.press('n');
      await this.changes
        .nth(seen - 1)
        .getByText('Seen', { exact: true })
        .waitFor();
    }
  }
}
