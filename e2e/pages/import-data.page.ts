import { basename } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { answerFileDialogs, chooseFiles } from '../stage/file-dialog.ts';

interface ChosenFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

export class ImportDataPage {
  readonly chooseFile: Locator;
  readonly preview: Locator;
  readonly back: Locator;
  readonly next: Locator;
  readonly encoding: Locator;
  readonly delimiter: Locator;
  readonly group: Locator;
  readonly skipFaulty: Locator;
  readonly faults: Locator;
  readonly steps: Locator;
  /** Button that imports all articles, regardless of their number. */
  readonly confirmAll: Locator;
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
    answerFileDialogs(page);
    this.chooseFile = page.getByRole('button', { name: /^Choose (a|another) file$/ });
    this.preview = page.getByRole('region', { name: 'The first rows of the file' });
    this.back = page.getByRole('button', { name: 'Back' });
    this.next = page.getByRole('button', { name: 'Continue' });
    this.encoding = page.getByRole('combobox', { name: 'Encoding' });
    this.delimiter = page.getByRole('combobox', { name: 'Delimiter' });
    this.group = page.getByRole('combobox', { name: 'Group' });
    this.skipFaulty = page.getByRole('checkbox', { name: 'Skip rows with errors and import the rest' });
    this.faults = page.getByText(/^Line [\d,]+$/);
    this.confirmAll = page.getByRole('button', { name: /^Import [\d,]+ articles?$/ });
    this.steps = page.getByRole('list', { name: 'Import steps' });
  }

  static async open(page: Page, origin = ''): Promise<ImportDataPage> {
    await page.goto(`${origin}/#/importdata`);
    const data = new ImportDataPage(page);
    await data.chooseFile.waitFor();
    return data;
  }

  step(title: string): Locator {
    return this.#page.getByRole('heading', { level: 2, name: title });
  }

  columnFor(field: string): Locator {
    return this.#page.getByRole('combobox', { name: `Column for ${field}`, exact: true });
  }

  /** Returns the checkbox of a label that the articles can be printed with. */
  label(name: string): Locator {
    return this.#page.getByRole('checkbox', { name, exact: true });
  }

  confirm(what: string): Locator {
    return this.#page.getByRole('button', { name: `Import ${what}`, exact: true });
  }

  /** Chooses a file, or the one at a path, like a person: by the button, in the browser's own dialog. */
  async choose(file: ChosenFile | string): Promise<void> {
    await chooseFiles(this.#page, () => this.chooseFile.click(), file);
    const name = typeof file === 'string' ? basename(file) : file.name;
    await this.#page.getByText(name, { exact: true }).waitFor();
  }

  /** Goes from the chosen file to its columns. */
  async goToMap(): Promise<void> {
    await this.next.click();
    await this.preview.waitFor();
    await this.next.click();
    await this.step('Match your columns').waitFor();
  }
}
