import { asc, eq } from 'drizzle-orm';
import { z } from 'zod';
import { access } from '../access/access-rule.ts';
import { askedGroups } from '../groups/visible-groups.ts';
import { dataOf, listOf } from '../http/envelope.ts';
import { notFound } from '../http/http-error.ts';
import { defineRoute, type Route } from '../http/route.ts';
import { idParameter } from '../http/text-limits.ts';
import { articles } from '../store/schema/index.ts';
import { articleSchema, createArticleSchema } from './article-schemas.ts';
import { createArticle } from './create-article.ts';
import { loadArticlesById } from './load-articles-by-id.ts';
import { searchArticles } from './search-articles.ts';

const maxPageSize = 500;
const wholeNumber = z
  .string()
  .regex(/^\d{1,9}$/)
  .transform(Number);

const listQuery = z.object({
  take: wholeNumber.pipe(z.int().min(1).max(maxPageSize)).default(10),
  offset: wholeNumber.default(0),
  searchQuery: z.string().max(200).default(''),
  /** Comma list; empty means that no group was asked for. */
  groupIds: z
    .string()
    .regex(/^(?:\d{1,9}(?:,\d{1,9})*)?$/)
    .transform((list) => (list === '' ? undefined : list.split(',').map(Number)))
    .optional(),
});

export const articleRoutes: readonly Route[] = [
  defineRoute({
    method: 'get',
    path: '/api/articles',
    source: 'specification',
    summary: 'A page of articles by name; groupIds keeps it to the caller’s groups',
    access: access.signedIn,
    request: { query: listQuery },
    response: dataOf(z.strictObject({ data: z.array(articleSchema), total: z.int() })),
    handler: ({ services, caller, query }) =>
      services.store.asOrganization(caller.organizationId, async (transaction) => {
        const groupIds = query.groupIds && (await askedGroups(transaction, caller, query.groupIds));
        const { total, articleIds } = await searchArticles(
          { transaction, organizationId: caller.organizationId, counts: services.articleCounts },
          { ...query, groupIds },
        );
        return { data: { data: await loadArticlesById(transaction, articleIds), total } };
      }),
  }),
  defineRoute({
    method: 'get',
    path: '/api/articles/name',
    source: 'specification',
    summary: 'Articles with exactly this name',
    access: access.signedIn,
    request: { query: z.object({ name: z.string().min(1).max(200) }) },
    response: listOf(articleSchema),
    handler: ({ services, caller, query }) =>
      services.store.asOrganization(caller.organizationId, async (transaction) => {
        const named = await transaction
          .select({ id: articles.id })
          .from(articles)
          .where(eq(articles.name, query.name))
          .orderBy(asc(articles.id))
          .limit(maxPageSize);
        return {
          data: await loadArticlesById(
            transaction,
            named.map(({ id }) => id),
          ),
        };
      }),
  }),
  defineRoute({
    method: 'get',
    path: '/api/articles/{id}',
    source: 'ours',
    summary: 'One article',
    access: access.signedIn,
    request: { params: z.object({ id: idParameter }) },
    response: dataOf(articleSchema),
    handler: ({ services, caller, params }) =>
      services.store.asOrganization(caller.organizationId, async (transaction) => {
        const [article] = await loadArticlesById(transaction, [params.id]);
        if (!article) throw notFound('article', params.id);
        return { data: article };
      }),
  }),
  defineRoute({
    method: 'post',
    path: '/api/articles',
    source: 'specification',
    summary: 'Create an article, connected to a label',
    access: access.articles,
    request: { body: createArticleSchema },
    response: dataOf(articleSchema),
    handler: ({ services, caller, body }) =>
      services.store.asOrganization(caller.organizationId, async (transaction) => ({
        data: await createArticle(transaction, caller, body),
      })),
  }),
];
