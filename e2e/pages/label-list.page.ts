import type { Page } from '@playwright/test';
import { ArticleListPage } from './article-list.page.ts';
import { ListPage } from './list.page.ts';
import { PrintArticlePage } from './print-article.page.ts';

/** My labels: each can be printed alone, or for an article that has it. */
export class LabelListPage extends ListPage {
  constructor(page: Page) {
    super(page, { search: 'Search by name', table: 'Labels', menu: 'My labels' });
  }

  static open(page: Page, origin = ''): Promise<LabelListPage> {
    return new LabelListPage(page).follow(origin);
  }

  async choose(name: string): Promise<PrintArticlePage> {
    await this.row(name).click();
    return new PrintArticlePage(this.page);
  }

  async chooseForArticle(name: string): Promise<ArticleListPage> {
    await this.page.getByRole('link', { name: `Print ${name} for an article` }).click();
    return new ArticleListPage(this.page);
  }
}
