import { setTimeout as delay } from 'node:timers/promises';
import type { Locator, Page } from '@playwright/test';

/** A person's pause between two keys, in ms: shorter ones count as those of a scanner. */
const HAND_MS = 120;

export class CommandPalette {
  readonly dialog: Locator;
  readonly field: Locator;
  readonly opener: Locator;
  readonly marked: Locator;
  readonly status: Locator;
  readonly alert: Locator;
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
    this.dialog = page.getByRole('dialog', { name: 'Search and go to' });
    this.field = this.dialog.getByRole('combobox');
    this.opener = page.getByRole('button', { name: 'Search or go to' });
    this.marked = this.dialog.getByRole('option', { selected: true });
    this.status = this.dialog.getByRole('status');
    this.alert = this.dialog.getByRole('alert');
  }

  /** Opens it by the keyboard, from any focus. */
  static async open(page: Page): Promise<CommandPalette> {
    const palette = new CommandPalette(page);
    await palette.opener.waitFor();
    await palette.dialog.waitFor({ state: 'hidden' });
    await delay(HAND_MS);
    await page.keyboard.press('ControlOrMeta+k');
    await palette.field.waitFor();
    return palette;
  }

  lines(group: string): Locator {
    return this.dialog.getByRole('group', { name: group }).getByRole('option');
  }

  /** Types, and waits until no search is in progress. */
  async search(words: string): Promise<void> {
    await this.#page.keyboard.type(words);
    await this.status.filter({ hasText: /result|Nothing found/ }).waitFor();
  }
}
