import { and, asc, eq } from 'drizzle-orm';
import type { Caller } from '../../foundation/access/caller.ts';
import { notFound } from '../../foundation/http/http-error.ts';
import { articleLabels, articles, labels, labelVersions } from '../../foundation/store/schema/index.ts';
import { readsWithin } from '../../foundation/store/read-rows.ts';
import type { Transaction } from '../../foundation/store/store.ts';
import type { ArticleDetail } from './article-schemas.ts';
import { loadArticlesById } from './load-articles-by-id.ts';

/** Returns one article with its own values and all labels it is connected to. @throws HttpError 404 */
export async function loadArticleDetail(
  transaction: Transaction,
  articleId: number,
  caller?: Pick<Caller, 'groupIds'>,
): Promise<ArticleDetail> {
  const [article] = await loadArticlesById(readsWithin(transaction), [articleId], caller);
  const [row] = await transaction
    .select({ data: articles.data })
    .from(articles)
    .where(eq(articles.id, articleId));
  if (!article || !row) throw notFound('article', articleId);
  const connected = await transaction
    .select({
      labelId: labels.id,
      name: labels.name,
      isEnabled: labels.isEnabled,
      publishedVersion: labelVersions.id,
    })
    .from(articleLabels)
    .innerJoin(labels, eq(labels.id, articleLabels.labelId))
    .leftJoin(labelVersions, and(eq(labelVersions.labelId, labels.id), eq(labelVersions.state, 'Published')))
    .where(eq(articleLabels.articleId, articleId))
    .orderBy(asc(labels.id));
  return {
    ...article,
    articleData: row.data,
    connectedLabels: connected.map(({ labelId, name, isEnabled, publishedVersion }) => ({
      labelId,
      name,
      isPrintable: isEnabled && publishedVersion !== null,
    })),
  };
}
