import { z } from 'zod';
import { access } from '../../foundation/access/access-table.ts';
import { writing, type WriteInput } from '../../foundation/audit/writer.ts';
import { dataOf, emptySchema } from '../../foundation/http/envelope.ts';
import { notFound } from '../../foundation/http/http-error.ts';
import { defineRoute, type Route } from '../../foundation/http/route.ts';
import { idParameter } from '../../foundation/values/text-limits.ts';
import {
  articleDetailSchema,
  articleSchema,
  articleVariableDataSchema,
  changedArticleSchema,
  createArticleSchema,
  newArticleWithOrdersSchema,
  type Article,
} from './article-schemas.ts';
import { changeArticle, changeVariableData } from './change-article.ts';
import { createArticle } from './create-article.ts';
import { deleteArticle } from './delete-article.ts';
import { loadArticleDetail } from './load-article-detail.ts';
import { readsWithin } from '../../foundation/store/read-rows.ts';
import { loadArticlesById } from './load-articles-by-id.ts';

/** Runs the creation and answers with the article as lists show it. */
const creating = (
  input: WriteInput,
  article: Parameters<typeof createArticle>[2],
): Promise<{ data: Article }> =>
  writing(input, async (transaction, writer) => {
    const id = await createArticle(transaction, writer, article);
    const [created] = await loadArticlesById(readsWithin(transaction), [id]);
    if (!created) throw notFound('article', id);
    return { data: created };
  });

export const articleWriteRoutes: readonly Route[] = [
  defineRoute({
    method: 'post',
    path: '/api/articles',
    source: 'specification',
    summary: 'Create an article, connected to a label',
    access: access.articles,
    request: { body: createArticleSchema },
    response: dataOf(articleSchema),
    handler: ({ body: { labelId, ...body }, ...input }) =>
      creating(input, {
        ...body,
        labelIds: labelId === undefined ? [] : [labelId],
        orders: [],
        labelPath: 'labelId',
      }),
  }),
  defineRoute({
    method: 'post',
    path: '/api/articles/addnewarticleandlabelsandorders',
    source: 'specification',
    summary: 'Create an article, connect its labels and put it into orders: all of it or nothing',
    access: access.articles,
    request: { body: newArticleWithOrdersSchema },
    response: dataOf(articleSchema),
    handler: ({ body, ...input }) => creating(input, body),
  }),
  defineRoute({
    method: 'put',
    path: '/api/articles/setarticlevariabledata',
    source: 'specification',
    summary: 'Change the values of an article; refused when somebody else changed it since its revision',
    access: access.articles,
    request: { body: articleVariableDataSchema },
    response: dataOf(articleDetailSchema),
    handler: ({ body, ...input }) =>
      writing(input, async (transaction, writer) => {
        await changeVariableData(transaction, writer, body);
        return { data: await loadArticleDetail(transaction, body.articleId, input.caller) };
      }),
  }),
  defineRoute({
    method: 'put',
    path: '/api/articles/{id}',
    source: 'ours',
    summary: 'Change an article, its values and its labels; refused as the values alone',
    access: access.articles,
    request: { params: z.object({ id: idParameter }), body: changedArticleSchema },
    response: dataOf(articleDetailSchema),
    handler: ({ params, body, ...input }) =>
      writing(input, async (transaction, writer) => {
        await changeArticle(transaction, writer, { ...body, articleId: params.id });
        return { data: await loadArticleDetail(transaction, params.id, input.caller) };
      }),
  }),
  defineRoute({
    method: 'delete',
    path: '/api/articles/{id}',
    source: 'specification',
    summary: 'Delete an article that stands in no order; the history keeps its name',
    access: access.articles,
    request: { params: z.object({ id: idParameter }) },
    response: emptySchema,
    handler: ({ params, ...input }) =>
      writing(input, async (transaction, writer) => {
        await deleteArticle(transaction, writer, params.id);
        return {};
      }),
  }),
];
