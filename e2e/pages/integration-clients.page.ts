import type { Locator, Page } from '@playwright/test';

/** /integrationclients, the form of a client, and its new secret. */
export class IntegrationClientsPage {
  readonly heading: Locator;
  readonly toAdd: Locator;
  readonly name: Locator;
  readonly lastDay: Locator;
  readonly mayCall: Locator;
  readonly add: Locator;
  readonly save: Locator;
  readonly delete: Locator;
  readonly clientId: Locator;
  readonly secret: Locator;
  readonly copySecret: Locator;
  readonly done: Locator;
  readonly overlap: Locator;
  readonly renew: Locator;
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
    const button = (name: string) => page.getByRole('button', { name, exact: true });
    this.heading = page.getByRole('heading', { level: 1 });
    this.toAdd = page.getByRole('link', { name: 'Add client' }).first();
    this.name = page.getByRole('textbox', { name: 'Name', exact: true });
    this.lastDay = page.getByLabel('Last day');
    this.mayCall = page.getByRole('checkbox', { name: 'Enabled' });
    this.add = button('Add client');
    this.save = button('Save');
    this.delete = button('Delete');
    this.clientId = page.getByRole('textbox', { name: 'Client ID' });
    this.secret = page.getByRole('textbox', { name: 'Client secret' });
    this.copySecret = button('Copy client secret');
    this.done = button('Done');
    this.overlap = page.getByRole('combobox', { name: 'The old secret' });
    this.renew = button('Make a new secret');
  }

  static async open(page: Page, origin = ''): Promise<IntegrationClientsPage> {
    await page.goto(`${origin}/#/integrationclients`);
    return new IntegrationClientsPage(page);
  }

  scope(name: string): Locator {
    return this.#page.getByRole('checkbox', { name, exact: true });
  }

  client(name: string): Locator {
    return this.#page.getByRole('link', { name, exact: true });
  }

  question(name: string): Locator {
    return this.#page.getByRole('dialog', { name });
  }
}
