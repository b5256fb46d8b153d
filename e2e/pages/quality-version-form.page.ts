import type { Locator, Page } from '@playwright/test';
import { answerFileDialogs, chooseFiles } from '../stage/file-dialog.ts';

interface VersionFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/** /qa/labels/{labelId}/upload and …/replace: a version's file, its test data, and the next state. */
export class QualityVersionFormPage {
  readonly heading: Locator;
  readonly chooseFile: Locator;
  readonly preview: Locator;
  readonly addRow: Locator;
  readonly comment: Locator;
  readonly keepDraft: Locator;
  readonly setReady: Locator;
  readonly saveDraft: Locator;
  readonly saveReady: Locator;
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
    answerFileDialogs(page);
    this.heading = page.getByRole('heading', { level: 1 });
    this.chooseFile = page.getByRole('button', { name: /^Choose a/ });
    this.preview = page.getByRole('img', { name: /^Preview of / });
    this.addRow = page.getByRole('button', { name: 'Add row' });
    this.comment = page.getByRole('textbox', { name: 'Comment' });
    this.keepDraft = page.getByRole('radio', { name: 'Keep it as a draft' });
    this.setReady = page.getByRole('radio', { name: 'Submit for approval' });
    this.saveDraft = page.getByRole('button', { name: 'Save as draft' });
    this.saveReady = page.getByRole('button', { name: 'Save and submit for approval' });
  }

  static async openUpload(page: Page, labelId: number): Promise<QualityVersionFormPage> {
    await page.goto(`/#/qa/labels/${labelId}/upload`);
    const form = new QualityVersionFormPage(page);
    await form.chooseFile.waitFor();
    return form;
  }

  /** Chooses a file in the dialog that the focused button opens. */
  async chooseWith(press: () => Promise<void>, file: VersionFile): Promise<void> {
    await chooseFiles(this.#page, press, file);
  }

  rowName(row: string): Locator {
    return this.#page.getByRole('textbox', { name: `Name: ${row}`, exact: true });
  }

  rowValues(row: string): Locator {
    return this.#page.getByRole('group', { name: `Values of ${row}`, exact: true });
  }

  openRow(row: string): Locator {
    return this.#page.getByRole('button', { name: `Values of ${row}`, exact: true });
  }
}
