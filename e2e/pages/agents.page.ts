import type { Locator, Page } from '@playwright/test';

/** /activeagents: the list, one agent, and its new key. */
export class AgentsPage {
  readonly heading: Locator;
  readonly toAdd: Locator;
  readonly name: Locator;
  readonly add: Locator;
  readonly save: Locator;
  readonly delete: Locator;
  readonly isLetIn: Locator;
  readonly renew: Locator;
  readonly key: Locator;
  readonly command: Locator;
  readonly copyKey: Locator;
  readonly copyCommand: Locator;
  readonly done: Locator;
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
    const button = (name: string) => page.getByRole('button', { name, exact: true });
    this.heading = page.getByRole('heading', { level: 1 });
    this.toAdd = page.getByRole('link', { name: 'Add agent' }).first();
    this.name = page.getByRole('textbox', { name: 'Name', exact: true });
    this.add = button('Add agent');
    this.save = button('Save');
    this.delete = button('Delete');
    this.isLetIn = page.getByRole('checkbox', { name: 'Enabled' });
    this.renew = button('Make a new key');
    this.key = page.getByRole('textbox', { name: 'Agent key' });
    this.command = page.getByRole('textbox', { name: 'Start command on Linux' });
    this.copyKey = button('Copy agent key');
    this.copyCommand = button('Copy start command for Linux');
    this.done = button('Done');
  }

  static async open(page: Page): Promise<AgentsPage> {
    await page.goto('/#/activeagents');
    return new AgentsPage(page);
  }

  agent(name: string): Locator {
    return this.#page.getByRole('row').filter({ has: this.#page.getByRole('link', { name, exact: true }) });
  }

  link(name: string): Locator {
    return this.#page.getByRole('link', { name, exact: true });
  }

  question(name: string): Locator {
    return this.#page.getByRole('dialog', { name });
  }
}
