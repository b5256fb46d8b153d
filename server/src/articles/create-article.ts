import { eq } from 'drizzle-orm';
import type { z } from 'zod';
import type { Caller } from '../access/caller.ts';
import { rootGroupId } from '../groups/group-tree.ts';
import { HttpError, notFound } from '../http/http-error.ts';
import { allocateIds } from '../store/allocate-ids.ts';
import { articleLabels, articles, groups, labels } from '../store/schema/index.ts';
import type { Transaction } from '../store/store.ts';
import type { Article, createArticleSchema } from './article-schemas.ts';
import { loadArticlesById } from './load-articles-by-id.ts';
import { searchColumns } from './search-text.ts';

type NewArticle = z.output<typeof createArticleSchema>;

/**
 * Creates an article, connected to a label when one is named. Its identifier is the one given, else its `ean` or `gtin`
 * datum. @throws HttpError 422 for a label or group that is not there, 409 for an identifier that is taken
 */
export async function createArticle(
  transaction: Transaction,
  caller: Caller,
  article: NewArticle,
): Promise<Article> {
  const { organizationId } = caller;
  const externalIdentifier =
    article.externalIdentifier ??
    article.articleData.find(({ key }) => /^(?:ean|gtin)$/i.test(key))?.data ??
    '';
  const groupId = article.groupId ?? caller.groupIds[0] ?? rootGroupId;
  await requireReferences(transaction, { labelId: article.labelId, groupId });
  await requireFreeIdentifier(transaction, externalIdentifier);

  const id = await allocateIds(transaction, organizationId, 'article');
  await transaction.insert(articles).values({
    organizationId,
    id,
    groupId,
    name: article.name,
    externalIdentifier,
    data: article.articleData,
    ...searchColumns(article.name, externalIdentifier),
  });
  if (article.labelId !== undefined) {
    await transaction
      .insert(articleLabels)
      .values({ organizationId, articleId: id, labelId: article.labelId });
  }
  const [created] = await loadArticlesById(transaction, [id]);
  if (!created) throw notFound('article', id);
  return created;
}

async function requireReferences(
  transaction: Transaction,
  { labelId, groupId }: { labelId?: number | undefined; groupId: number },
) {
  if (labelId !== undefined && (await transaction.$count(labels, eq(labels.id, labelId))) === 0) {
    throw new HttpError(422, `There is no label ${labelId}.`, {
      problems: [{ path: 'labelId', message: 'is not there' }],
    });
  }
  if ((await transaction.$count(groups, eq(groups.id, groupId))) === 0) {
    throw new HttpError(422, `There is no group ${groupId}.`, {
      problems: [{ path: 'groupId', message: 'is not there' }],
    });
  }
}

async function requireFreeIdentifier(transaction: Transaction, externalIdentifier: string) {
  if (externalIdentifier === '') return;
  const taken = await transaction.$count(articles, eq(articles.externalIdentifier, externalIdentifier));
  if (taken > 0)
    throw new HttpError(409, `There is an article with the identifier ${externalIdentifier} already.`);
}
