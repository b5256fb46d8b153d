import { expect, type Locator, type Page } from '@playwright/test';

/** A print job unfolded in place: its count in words, a row for each file, and what a person can decide. */
export class PrintJobObject {
  readonly panel: Locator;
  readonly rows: Locator;
  readonly resume: Locator;
  readonly cancelRest: Locator;
  readonly close: Locator;

  constructor(page: Page) {
    this.panel = page.getByRole('region', { name: 'Print job' });
    this.rows = this.panel.getByRole('listitem');
    this.resume = this.panel.getByRole('button', { name: 'Resume' });
    this.cancelRest = this.panel.getByRole('button', { name: 'Cancel the rest' });
    this.close = this.panel.getByRole('button', { name: 'Close' });
  }

  /** The row of one file, counted from 1. */
  file(position: number): Locator {
    return this.rows.nth(position - 1);
  }

  async printAgain(position: number): Promise<void> {
    await this.file(position).getByRole('button', { name: 'Print again' }).click();
  }

  async confirmPrinted(position: number): Promise<void> {
    await this.file(position).getByRole('button', { name: 'It was printed' }).click();
  }

  /** The whole count: what was asked for and what became of it. */
  async expectSummary(summary: string): Promise<void> {
    await expect(this.panel.getByRole('status')).toHaveText(summary);
  }
}
