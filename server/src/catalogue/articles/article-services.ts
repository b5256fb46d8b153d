import type { Services } from '../../foundation/http/services.ts';
import type { FoundArticles } from './found-articles.ts';

/** Services of the handlers that search articles. */
export interface ArticleServices extends Services {
  readonly foundArticles: FoundArticles;
}
