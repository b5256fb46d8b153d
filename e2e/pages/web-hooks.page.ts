import type { Locator, Page } from '@playwright/test';

/** /integrationwebhooks: the list, one web hook with its log, and its new secret. */
export class WebHooksPage {
  readonly heading: Locator;
  readonly toAdd: Locator;
  readonly name: Locator;
  readonly address: Locator;
  readonly add: Locator;
  readonly save: Locator;
  readonly delete: Locator;
  readonly secret: Locator;
  readonly copySecret: Locator;
  readonly done: Locator;
  readonly sendTest: Locator;
  readonly deliveries: Locator;
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
    const button = (name: string) => page.getByRole('button', { name, exact: true });
    this.heading = page.getByRole('heading', { level: 1 });
    this.toAdd = page.getByRole('link', { name: 'Add web hook' }).first();
    this.name = page.getByRole('textbox', { name: 'Name', exact: true });
    this.address = page.getByRole('textbox', { name: 'Address' });
    this.add = button('Add web hook');
    this.save = button('Save');
    this.delete = button('Delete');
    this.secret = page.getByRole('textbox', { name: 'Signing secret' });
    this.copySecret = button('Copy signing secret');
    this.done = button('Done');
    this.sendTest = button('Send a test');
    this.deliveries = page.locator('details');
  }

  static async open(page: Page, origin = ''): Promise<WebHooksPage> {
    await page.goto(`${origin}/#/integrationwebhooks`);
    return new WebHooksPage(page);
  }

  event(name: string): Locator {
    return this.#page.getByRole('checkbox', { name, exact: true });
  }

  hook(name: string): Locator {
    return this.#page.getByRole('link', { name, exact: true });
  }

  question(name: string): Locator {
    return this.#page.getByRole('dialog', { name });
  }
}
