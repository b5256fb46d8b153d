import type { Locator, Page } from '@playwright/test';
import { answerFileDialogs, chooseFiles } from '../stage/file-dialog.ts';

export class MediaLibraryPage {
  readonly heading: Locator;
  readonly folder: Locator;
  readonly choose: Locator;
  readonly search: Locator;
  readonly uploads: Locator;
  readonly pictures: Locator;
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
    answerFileDialogs(page);
    this.heading = page.getByRole('heading', { level: 1 });
    this.folder = page.getByRole('combobox', { name: 'Add to folder' });
    this.choose = page.getByRole('button', { name: 'Choose pictures' });
    this.search = page.getByRole('searchbox', { name: 'Search pictures' });
    this.uploads = page.getByRole('list', { name: 'Uploads' }).getByRole('listitem');
    this.pictures = page.getByRole('list', { name: 'Pictures' }).getByRole('button');
  }

  static async open(page: Page, query = ''): Promise<MediaLibraryPage> {
    await page.goto(`/#/media-library${query}`);
    return new MediaLibraryPage(page);
  }

  picture(name: string): Locator {
    return this.#page.getByRole('button', { name: `View ${name}`, exact: true });
  }

  /** Returns the card of a picture with its details. */
  card(name: string): Locator {
    return this.#page.getByRole('listitem').filter({ has: this.picture(name) });
  }

  dialog(name: string): Locator {
    return this.#page.getByRole('dialog', { name });
  }

  /** Chooses files like a person: by the button, in the browser's own dialog. */
  async add(...files: readonly { name: string; mimeType: string; buffer: Buffer }[]): Promise<void> {
    await chooseFiles(this.#page, () => this.choose.click(), [...files]);
  }
}
