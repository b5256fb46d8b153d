import type { Locator, Page } from '@playwright/test';

/** /preferences-detail: how a label is placed on the paper of a printer. */
export class PaperPage {
  readonly paper: Locator;
  readonly orientation: Locator;
  readonly width: Locator;
  readonly height: Locator;
  readonly save: Locator;
  readonly back: Locator;
  readonly saved: Locator;

  constructor(page: Page) {
    this.paper = page.getByRole('combobox', { name: 'Paper', exact: true });
    this.orientation = page.getByRole('combobox', { name: 'Orientation' });
    this.width = page.getByRole('textbox', { name: 'Width (mm)' });
    this.height = page.getByRole('textbox', { name: 'Height (mm)' });
    this.save = page.getByRole('button', { name: 'Save', exact: true });
    this.back = page.getByRole('link', { name: 'Back' });
    this.saved = page.getByText('Saved', { exact: true });
  }
}
