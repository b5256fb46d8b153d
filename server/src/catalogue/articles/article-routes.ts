import { asc, eq } from 'drizzle-orm';
import { z } from 'zod';
import { access } from '../../foundation/access/access-table.ts';
import { askedGroups } from '../../people/groups/visible-groups.ts';
import { dataOf, listOf } from '../../foundation/http/envelope.ts';
import { routesWith, type Route } from '../../foundation/http/route.ts';
import type { ArticleServices } from './article-services.ts';
import { idParameter } from '../../foundation/values/text-limits.ts';
import { readsOf } from '../../foundation/store/read-rows.ts';
import { articles } from '../../foundation/store/schema/index.ts';
import { articleDetailSchema, articlePage, articleSchema } from './article-schemas.ts';
import { articleSortSchema } from './article-sort.ts';
import { exportArticles, exportQuery } from './export-articles.ts';
import { labelArticlesRoute } from './label-articles-route.ts';
import { loadArticleDetail } from './load-article-detail.ts';
import { loadArticlesById } from './load-articles-by-id.ts';
import { searchArticlesOfLabel } from './search-articles-of-label.ts';
import { searchArticles } from './search-articles.ts';

const defineRoute = routesWith<ArticleServices>();

/** Most articles of one name that are sent. */
const mostNamed = 500;

const listQuery = z.object({
  ...articlePage,
  searchQuery: z.string().max(200).default(''),
  /** Comma-separated list; empty means that no group was requested. */
  groupIds: z
    .string()
    .regex(/^(?:\d{1,9}(?:,\d{1,9})*)?$/)
    .transform((list) => (list === '' ? undefined : list.split(',').map(Number)))
    .optional(),
  /** Our extension: a leading minus reverses the order. */
  sort: articleSortSchema,
  /** Only articles connected to this label; our extension of the parameters of the specification. */
  labelId: idParameter.optional(),
});

export const articleRoutes: readonly Route<ArticleServices>[] = [
  defineRoute({
    method: 'get',
    path: '/api/articles',
    source: 'specification',
    summary:
      'A page of articles, sorted; groupIds keeps it to the caller’s groups, labelId to those with a label',
    access: access.signedIn,
    request: { query: listQuery },
    response: dataOf(z.strictObject({ data: z.array(articleSchema), total: z.int() })),
    handler: async ({ services, caller, query }) => {
      const { organizationId } = caller;
      const read = readsOf(services.store, organizationId);
      const groupIds = query.groupIds && (await askedGroups(read, caller, query.groupIds));
      const filter = { ...query, groupIds };
      const { total, articleIds } = await (query.labelId === undefined
        ? searchArticles({ read, organizationId, cache: services.foundArticles }, filter)
        : searchArticlesOfLabel(read, query.labelId, filter));
      return { data: { data: await loadArticlesById(read, articleIds, caller), total } };
    },
  }),
  defineRoute({
    method: 'get',
    path: '/api/articles/name',
    source: 'specification',
    summary: 'Articles with exactly this name',
    access: access.signedIn,
    request: { query: z.object({ name: z.string().min(1).max(200) }) },
    response: listOf(articleSchema),
    handler: async ({ services, caller, query }) => {
      const read = readsOf(services.store, caller.organizationId);
      const [named] = await read((transaction) => [
        transaction
          .select({ id: articles.id })
          .from(articles)
          .where(eq(articles.name, query.name))
          .orderBy(asc(articles.id))
          .limit(mostNamed),
      ]);
      const ids = named.map(({ id }) => id);
      return { data: await loadArticlesById(read, ids, caller) };
    },
  }),
  defineRoute({
    method: 'get',
    path: '/api/articles/export',
    source: 'specification',
    summary: 'The articles of a group and those below it, or all of them, as CSV',
    access: access.articles,
    request: { query: exportQuery },
    response: { file: 'text/csv' },
    handler: async ({ services, caller, query }) => {
      const records = await exportArticles(services, caller, query);
      const today = services.clock().toISOString().slice(0, 10);
      return new Response(records, {
        headers: {
          'Content-Type': 'text/csv; charset=utf-8; header=present',
          'Content-Disposition': `attachment; filename="articles-${today}.csv"`,
          'Cache-Control': 'no-store',
        },
      });
    },
  }),
  defineRoute({
    method: 'get',
    path: '/api/articles/{id}',
    source: 'ours',
    summary: 'One article with its values and all its labels',
    access: access.signedIn,
    request: { params: z.object({ id: idParameter }) },
    response: dataOf(articleDetailSchema),
    handler: ({ services, caller, params }) =>
      services.store.asOrganization(caller.organizationId, async (transaction) => ({
        data: await loadArticleDetail(transaction, params.id, caller),
      })),
  }),
  labelArticlesRoute,
];
