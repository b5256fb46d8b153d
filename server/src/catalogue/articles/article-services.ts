import type { Services } from '../../foundation/http/services.ts';
import type { ArticleCounts } from './article-counts.ts';

/** Services of the handlers that search articles. */
export interface ArticleServices extends Services {
  readonly articleCounts: ArticleCounts;
}
