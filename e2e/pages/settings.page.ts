import type { Locator, Page } from '@playwright/test';

export class SettingsPage {
  readonly heading: Locator;
  readonly currentPassword: Locator;
  readonly newPassword: Locator;
  readonly changePassword: Locator;
  readonly alert: Locator;
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
    this.heading = page.getByRole('heading', { level: 1, name: 'Settings' });
    this.currentPassword = page.getByLabel(/^Current password/);
    this.newPassword = page.getByLabel(/^New password/);
    this.changePassword = page.getByRole('button', { name: 'Change the password' });
    this.alert = page.getByRole('alert');
  }

  static async open(page: Page, origin = ''): Promise<SettingsPage> {
    await page.goto(`${origin}/#/settings`);
    return new SettingsPage(page);
  }

  said(sentence: string): Locator {
    return this.#page.getByRole('status').filter({ hasText: sentence });
  }

  async change(currentPassword: string, newPassword: string): Promise<void> {
    await this.currentPassword.fill(currentPassword);
    await this.newPassword.fill(newPassword);
    await this.changePassword.click();
  }
}
