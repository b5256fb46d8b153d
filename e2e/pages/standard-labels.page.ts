import type { Locator, Page } from '@playwright/test';

/** /standardlabels: the gallery. */
export class StandardLabelsPage {
  readonly heading: Locator;
  readonly search: Locator;
  readonly kind: Locator;
  readonly kept: Locator;
  readonly templates: Locator;
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
    this.heading = page.getByRole('heading', { level: 1 });
    this.search = page.getByRole('searchbox', { name: 'Search templates' });
    this.kind = page.getByRole('combobox', { name: 'Kind' });
    this.kept = page.getByRole('list', { name: 'Saved by your organisation' }).getByRole('link');
    this.templates = page.getByRole('list', { name: 'Templates' }).getByRole('link');
  }

  static async open(page: Page, query = ''): Promise<StandardLabelsPage> {
    await page.goto(`/#/standardlabels${query}`);
    return new StandardLabelsPage(page);
  }

  template(name: string): Locator {
    return this.#page.getByRole('link', { name, exact: true });
  }

  /** Returns the preview next to a template's name. */
  pictureOf(name: string): Locator {
    return this.#page
      .getByRole('listitem')
      .filter({ has: this.template(name) })
      .locator('img[src^="data:image/svg+xml"]');
  }
}

/** /standardlabels/{id}: one standard label. */
export class StandardLabelPage {
  readonly heading: Locator;
  readonly name: Locator;
  readonly labelName: Locator;
  readonly save: Locator;
  readonly keep: Locator;
  readonly delete: Locator;
  readonly preview: Locator;
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
    const button = (name: string) => page.getByRole('button', { name, exact: true });
    this.heading = page.getByRole('heading', { level: 1 });
    this.name = this.field('Name');
    this.labelName = this.field('Name of the label');
    this.save = button('Save as label');
    this.keep = button('Save as template only');
    this.delete = button('Delete');
    this.preview = page.getByRole('region', { name: 'Preview' }).getByRole('img');
  }

  static async open(page: Page, id: string): Promise<StandardLabelPage> {
    await page.goto(`/#/standardlabels/${id}`);
    return new StandardLabelPage(page);
  }

  field(name: string): Locator {
    return this.#page.getByRole('textbox', { name, exact: true });
  }

  question(name: string): Locator {
    return this.#page.getByRole('dialog', { name });
  }
}
