import { access } from '../../foundation/access/access-table.ts';
import { writing } from '../../foundation/audit/writer.ts';
import { dataOf } from '../../foundation/http/envelope.ts';
import { routesWith, type Route } from '../../foundation/http/route.ts';
import type { ArticleServices } from './article-services.ts';
import { labelMany } from './label-many.ts';
import { labelledManySchema, labelManySchema } from './label-many-schemas.ts';

const defineRoute = routesWith<ArticleServices>();

const labelling = (path: string, summary: string, isConnected: boolean) =>
  defineRoute({
    method: 'post',
    path,
    source: 'ours',
    summary,
    access: access.articles,
    request: { body: labelManySchema },
    response: dataOf(labelledManySchema),
    handler: ({ body, ...input }) =>
      writing(input, async (transaction, writer) => ({
        data: await labelMany(transaction, writer, {
          ...body,
          isConnected,
          cache: input.services.foundArticles,
        }),
      })),
  });

export const labelManyRoutes: readonly Route<ArticleServices>[] = [
  labelling(
    '/api/articles/connectLabel',
    'Connect a label to the articles named, or to all that a filter finds; says how many had it already',
    true,
  ),
  labelling(
    '/api/articles/disconnectLabel',
    'Take a label off the articles named, or off all that a filter finds; says how many did not have it',
    false,
  ),
];
