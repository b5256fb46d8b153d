import type { Locator, Page } from '@playwright/test';
import { answerFileDialogs, chooseFiles } from '../stage/file-dialog.ts';

/** /addlabel and /labels/{id}: a label's file, its preview and its settings. */
export class LabelFormPage {
  readonly heading: Locator;
  readonly chooseFile: Locator;
  readonly name: Locator;
  readonly preview: Locator;
  readonly add: Locator;
  readonly save: Locator;
  readonly saved: Locator;
  readonly delete: Locator;
  readonly replace: Locator;
  readonly versions: Locator;
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
    answerFileDialogs(page);
    this.heading = page.getByRole('heading', { level: 1 });
    this.chooseFile = page.getByRole('button', { name: /^Choose a/ });
    this.name = page.getByRole('textbox', { name: 'Name', exact: true });
    this.preview = page.getByRole('complementary', { name: 'Preview' }).getByRole('img');
    this.add = page.getByRole('button', { name: 'Add label' });
    this.save = page.getByRole('button', { name: 'Save', exact: true });
    this.saved = page.getByText('Saved', { exact: true });
    this.delete = page.getByRole('button', { name: 'Delete', exact: true });
    this.replace = page.getByRole('button', { name: /^Replace as version/ });
    this.versions = page.getByRole('table', { name: 'Versions' });
  }

  static async openNew(page: Page, origin = ''): Promise<LabelFormPage> {
    await page.goto(`${origin}/#/addlabel`);
    return new LabelFormPage(page);
  }

  static async open(page: Page, labelId: number, origin = ''): Promise<LabelFormPage> {
    await page.goto(`${origin}/#/labels/${labelId}`);
    return new LabelFormPage(page);
  }

  /** Chooses a file in the dialog that the focused button opens. */
  async chooseWith(press: () => Promise<void>, file: LabelFile): Promise<void> {
    await chooseFiles(this.#page, press, file);
  }

  group(name: string): Locator {
    return this.#page.getByRole('checkbox', { name, exact: true });
  }

  /** Opens the row of the variable of this name, in a label with many variables. */
  async openRule(variableName: string): Promise<void> {
    await this.#page.locator('summary').getByText(variableName, { exact: true }).click();
  }

  /** Returns a field of one variable, by its visible label. */
  ruleText(field: string, variable: string): Locator {
    return this.#page.getByRole('textbox', { name: `${field} of ${variable}`, exact: true });
  }

  ruleBox(field: string, variable: string): Locator {
    return this.#page.getByRole('checkbox', { name: `${field}: ${variable}`, exact: true });
  }

  question(name: string): Locator {
    return this.#page.getByRole('dialog', { name });
  }
}

interface LabelFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}
