import type { Locator, Page } from '@playwright/test';

/** /admin/widgets: the list of widgets. */
export class WidgetAdministrationPage {
  readonly heading: Locator;
  readonly add: Locator;
  readonly links: Locator;
  readonly export: Locator;
  readonly file: Locator;
  readonly dialog: Locator;
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
    this.heading = page.getByRole('heading', { level: 1 });
    this.add = page.getByRole('link', { name: 'Add widget' });
    this.links = page.getByRole('list', { name: 'Widgets in order' }).getByRole('link');
    this.export = page.getByRole('button', { name: 'Export' });
    this.file = page.getByLabel('Choose a widget file');
    this.dialog = page.getByRole('dialog', { name: 'Import widgets' });
  }

  static async open(page: Page, origin = ''): Promise<WidgetAdministrationPage> {
    await page.goto(`${origin}/#/admin/widgets`);
    return new WidgetAdministrationPage(page);
  }

  widget(name: string): Locator {
    return this.#page.getByRole('link', { name, exact: true });
  }

  row(name: string): Locator {
    return this.#page.getByRole('listitem').filter({ has: this.widget(name) });
  }

  up(name: string): Locator {
    return this.#page.getByRole('button', { name: `Move ${name} up` });
  }

  down(name: string): Locator {
    return this.#page.getByRole('button', { name: `Move ${name} down` });
  }
}

/** /admin/widgets?open=…: the form of one widget. */
export class WidgetFormPage {
  readonly heading: Locator;
  readonly name: Locator;
  readonly label: Locator;
  readonly printer: Locator;
  readonly chosenOnly: Locator;
  readonly preview: Locator;
  readonly add: Locator;
  readonly save: Locator;
  readonly saved: Locator;
  readonly delete: Locator;
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
    this.heading = page.getByRole('heading', { level: 1 });
    this.name = page.getByRole('textbox', { name: 'Name', exact: true });
    this.label = page.getByRole('combobox', { name: 'Label', exact: true });
    this.printer = page.getByRole('combobox', { name: 'Printer', exact: true });
    this.chosenOnly = page.getByRole('radio', { name: 'Only these groups and people' });
    this.preview = page.getByRole('region', { name: 'Preview' });
    this.add = page.getByRole('button', { name: 'Add widget' });
    this.save = page.getByRole('button', { name: 'Save', exact: true });
    this.saved = page.getByText('Saved', { exact: true });
    this.delete = page.getByRole('button', { name: 'Delete', exact: true });
  }

  static async open(page: Page, widget: number | 'new', origin = ''): Promise<WidgetFormPage> {
    await page.goto(`${origin}/#/admin/widgets?open=${widget}`);
    return new WidgetFormPage(page);
  }

  icon(name: string): Locator {
    return this.#page.getByRole('radio', { name, exact: true });
  }

  width(columns: string): Locator {
    return this.#page.getByRole('radio', { name: columns, exact: true });
  }

  field(name: string): Locator {
    return this.#page.getByRole('button', { name: `Add ${name}`, exact: true });
  }

  box(name: string): Locator {
    return this.#page.getByRole('checkbox', { name, exact: true });
  }

  question(name: string): Locator {
    return this.#page.getByRole('dialog', { name });
  }
}
