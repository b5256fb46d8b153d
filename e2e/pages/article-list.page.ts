import type { Locator, Page } from '@playwright/test';
import { PrintArticlePage } from './print-article.page.ts';

export class ArticleListPage {
  readonly search: Locator;
  readonly rows: Locator;
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
    this.search = page.getByRole('searchbox', { name: 'Search by name or number' });
    this.rows = page.getByRole('table', { name: 'Articles' }).getByRole('row');
  }

  static async open(page: Page): Promise<ArticleListPage> {
    await page.getByRole('link', { name: 'My articles' }).first().click();
    const list = new ArticleListPage(page);
    await list.rows.nth(1).waitFor();
    return list;
  }

  row(name: string): Locator {
    return this.#page.getByRole('link', { name, exact: true });
  }

  async choose(name: string): Promise<PrintArticlePage> {
    await this.row(name).click();
    return new PrintArticlePage(this.#page);
  }
}
