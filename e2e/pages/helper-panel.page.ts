import type { Locator, Page } from '@playwright/test';

/** State of the printer helper in the header: one word, and in its panel the cause and the remedy. */
export class HelperPanel {
  readonly panel: Locator;
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
    this.panel = page.getByRole('dialog', { name: 'Printer helper' });
  }

  indicator(word: string): Locator {
    return this.#page.getByRole('button', { name: `Printer helper: ${word}`, exact: true });
  }

  async unfold(): Promise<void> {
    await this.#page.getByRole('button', { name: /^Printer helper: / }).click();
  }

  action(name: string): Locator {
    return this.panel.getByRole('button', { name, exact: true });
  }
}
