import type { Services } from '../../foundation/http/services.ts';
import type { ArticleCounts } from './article-counts.ts';

/** What handlers that search articles work with. */
export interface ArticleServices extends Services {
  readonly articleCounts: ArticleCounts;
}
