import { z } from 'zod';
import { access } from '../../foundation/access/access-table.ts';
import { dataOf } from '../../foundation/http/envelope.ts';
import { HttpError } from '../../foundation/http/http-error.ts';
import { pageQuery } from '../../foundation/http/page-query.ts';
import { routesWith, type Route } from '../../foundation/http/route.ts';
import type { ProgramServices } from '../../people/programs/program-services.ts';
import { idParameter } from '../../foundation/values/text-limits.ts';
import { sentences } from '../sentences/index.ts';
import { articlesOfRows } from './article-of-row.ts';
import { askConnector } from './ask-connector.ts';
import { connectorArticleSchema } from './connector-schemas.ts';
import { foreignIdSchema, searchQuerySchema } from '../../foundation/values/connector-questions.ts';

const defineRoute = routesWith<ProgramServices>();

export const connectorArticleRoutes: readonly Route<ProgramServices>[] = [
  defineRoute({
    method: 'get',
    path: '/api/connectors/{id}/articles',
    source: 'ours',
    summary:
      'A page of the articles of a connector’s system; 503 while it is not connected, 504 without an answer',
    access: access.connectorReading,
    request: {
      params: z.object({ id: idParameter }),
      query: z.object({ ...pageQuery, searchQuery: searchQuerySchema }),
    },
    response: dataOf(z.strictObject({ data: z.array(connectorArticleSchema), total: z.int() })),
    handler: async ({ services, caller, facts: { signal }, params: { id: connectorId }, query }) => {
      const question = { kind: 'search', ...query } as const;
      const { answer, labels } = await askConnector({ services, caller, connectorId, question, signal });
      const { articles, total } = 'articles' in answer ? answer : { articles: [], total: 0 };
      return { data: { data: articlesOfRows(articles, labels, services.clock()), total } };
    },
  }),
  defineRoute({
    method: 'get',
    path: '/api/connectors/{id}/articles/{articleId}',
    source: 'ours',
    summary: 'One article of a connector’s system; 503 while it is not connected, 504 without an answer',
    access: access.connectorReading,
    request: { params: z.object({ id: idParameter, articleId: foreignIdSchema }) },
    response: dataOf(connectorArticleSchema),
    handler: async ({ services, caller, facts: { signal }, params: { id: connectorId, articleId } }) => {
      const question = { kind: 'article', articleId } as const;
      const { answer, labels } = await askConnector({ services, caller, connectorId, question, signal });
      const row = 'article' in answer ? answer.article : null;
      const [article] = articlesOfRows(row === null ? [] : [row], labels, services.clock());
      if (!article) throw new HttpError(404, sentences.connector.noArticle({ id: articleId }));
      return { data: article };
    },
  }),
];
