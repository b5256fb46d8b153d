import { z } from 'zod';
import { access } from '../../foundation/access/access-table.ts';
import { dataOf } from '../../foundation/http/envelope.ts';
import { routesWith } from '../../foundation/http/route.ts';
import { isOneOf } from '../../foundation/store/is-one-of.ts';
import { articles } from '../../foundation/store/schema/index.ts';
import { readsOf, type ReadRows } from '../../foundation/store/read-rows.ts';
import { inOrderOf } from '../../foundation/values/in-order-of.ts';
import { pickFields } from '../../foundation/values/pick-fields.ts';
import { idParameter } from '../../foundation/values/text-limits.ts';
import {
  articlePage,
  articleSettings,
  carryingArticleSchema,
  type CarryingArticle,
} from './article-schemas.ts';
import type { ArticleServices } from './article-services.ts';
import { gtinsOf } from './gtins-of.ts';
import { searchArticlesOfLabel } from './search-articles-of-label.ts';

const defineRoute = routesWith<ArticleServices>();

/** The articles that carry a label, published or not, for whoever designs it: a list of articles shows published labels only. */
export const labelArticlesRoute = defineRoute({
  method: 'get',
  path: '/api/labels/{id}/articles',
  source: 'ours',
  summary:
    'A page of the articles connected to a label, also to one that is not published yet, with all their values',
  access: access.signedIn,
  request: { params: z.object({ id: idParameter }), query: z.object(articlePage) },
  response: dataOf(z.strictObject({ data: z.array(carryingArticleSchema), total: z.int() })),
  handler: async ({ services, caller, params, query }) => {
    const read = readsOf(services.store, caller.organizationId);
    const filter = { ...query, searchQuery: '' };
    const { total, articleIds } = await searchArticlesOfLabel(read, params.id, filter);
    return { data: { data: await loadValues(read, articleIds), total } };
  },
});

/** Returns the articles with their values, in the order of the ids. */
async function loadValues(read: ReadRows, articleIds: readonly number[]): Promise<CarryingArticle[]> {
  if (articleIds.length === 0) return [];
  const [rows] = await read((transaction) => [
    transaction
      .select({ id: articles.id, ...pickFields(articleSettings, articles), data: articles.data })
      .from(articles)
      .where(isOneOf(articles.id, articleIds)),
  ]);
  return inOrderOf(articleIds, rows).map((article) => ({
    id: article.id,
    ...pickFields(articleSettings, article),
    gtins: gtinsOf(article.data),
    articleData: article.data.map(({ key, data }) => ({ key, data })),
  }));
}
