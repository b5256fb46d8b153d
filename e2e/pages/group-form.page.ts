import type { Locator, Page } from '@playwright/test';

/** /addgroup and /groups/{groupid}: the same form. */
export class GroupFormPage {
  readonly heading: Locator;
  readonly name: Locator;
  readonly parent: Locator;
  readonly defaultPrinter: Locator;
  readonly findMember: Locator;
  readonly findPrinter: Locator;
  readonly add: Locator;
  readonly save: Locator;
  readonly saved: Locator;
  readonly cancel: Locator;
  readonly delete: Locator;
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
    const button = (name: string) => page.getByRole('button', { name, exact: true });
    this.heading = page.getByRole('heading', { level: 1 });
    this.name = page.getByRole('textbox', { name: 'Name', exact: true });
    this.parent = page.getByRole('combobox', { name: 'Parent group' });
    this.defaultPrinter = page.getByRole('combobox', { name: 'Default printer' });
    this.findMember = page.getByRole('searchbox', { name: 'Find a person' });
    this.findPrinter = page.getByRole('searchbox', { name: 'Find a printer' });
    this.add = button('Add group');
    this.save = button('Save');
    this.saved = page.getByText('Saved', { exact: true });
    this.cancel = button('Cancel');
    this.delete = button('Delete');
  }

  static async open(page: Page, groupId: number, origin = ''): Promise<GroupFormPage> {
    await page.goto(`${origin}/#/groups/${groupId}`);
    return new GroupFormPage(page);
  }

  static async openNew(page: Page, origin = ''): Promise<GroupFormPage> {
    await page.goto(`${origin}/#/addgroup`);
    return new GroupFormPage(page);
  }

  /** Returns the checkbox of a person, a printer or a setting. */
  box(name: string): Locator {
    return this.#page.getByRole('checkbox', { name, exact: true });
  }

  question(name: string): Locator {
    return this.#page.getByRole('dialog', { name });
  }
}
