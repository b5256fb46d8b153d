import { expect, type Locator, type Page } from '@playwright/test';

/** Inline panel of a print job: its count in words, a row for each file, and the person's possible decisions. */
export class PrintJobObject {
  readonly panel: Locator;
  readonly rows: Locator;
  readonly resume: Locator;
  readonly cancelRest: Locator;
  readonly close: Locator;
  /** Form for the scans of the product and of the first label. */
  readonly lineCheck: Locator;
  readonly checkedProduct: Locator;

  constructor(page: Page) {
    this.panel = page.getByRole('region', { name: 'Print job' });
    this.rows = this.panel.getByRole('listitem');
    this.resume = this.panel.getByRole('button', { name: 'Resume' });
    this.cancelRest = this.panel.getByRole('button', { name: 'Cancel the rest' });
    this.close = this.panel.getByRole('button', { name: 'Close' });
    this.lineCheck = this.panel.getByRole('form', { name: 'Check the first label' });
    this.checkedProduct = this.lineCheck.getByRole('textbox', { name: '1. Code on the product' });
  }

  /** Returns the row of one file, counted from 1. */
  file(position: number): Locator {
    return this.rows.nth(position - 1);
  }

  async printAgain(position: number): Promise<void> {
    await this.file(position).getByRole('button', { name: 'Print again' }).click();
  }

  async confirmPrinted(position: number): Promise<void> {
    await this.file(position).getByRole('button', { name: 'It was printed' }).click();
  }

  /** Checks the whole count: the requested number and the results. */
  async expectSummary(summary: string): Promise<void> {
    await expect(this.panel.getByRole('status')).toHaveText(summary);
  }
}
