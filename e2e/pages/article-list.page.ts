import type { Page } from '@playwright/test';
import { ListPage } from './list.page.ts';
import { PrintArticlePage } from './print-article.page.ts';

export class ArticleListPage extends ListPage {
  constructor(page: Page) {
    super(page, { search: 'Search by name or number', table: 'Articles', menu: 'My articles' });
  }

  static open(page: Page, origin = ''): Promise<ArticleListPage> {
    return new ArticleListPage(page).follow(origin);
  }

  async choose(name: string): Promise<PrintArticlePage> {
    await this.row(name).click();
    return new PrintArticlePage(this.page);
  }
}
