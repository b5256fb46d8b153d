import { and, eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import { access } from '../../foundation/access/access-table.ts';
import type { Caller } from '../../foundation/access/caller.ts';
import { dataOf, listOf } from '../../foundation/http/envelope.ts';
import { HttpError, notFound } from '../../foundation/http/http-error.ts';
import { defineRoute, type Route } from '../../foundation/http/route.ts';
import { idParameter } from '../../foundation/values/text-limits.ts';
import { accounts, widgetFavorites } from '../../foundation/store/schema/index.ts';
import type { Transaction } from '../../foundation/store/store.ts';
import { sentences } from '../sentences/index.ts';
import { loadWidgets } from './load-widgets.ts';
import { widgetSchema } from './widget-schemas.ts';
import { maxFavorites } from './widget-visibility.ts';

/** Sets or removes the caller's favourite mark of a widget; removing always works. @throws HttpError 409 at the limit */
async function setFavorite(
  transaction: Transaction,
  { organizationId, userId }: Caller,
  widgetId: number,
  favorite: boolean,
) {
  const own = eq(widgetFavorites.accountId, userId);
  if (!favorite) {
    await transaction.delete(widgetFavorites).where(and(own, eq(widgetFavorites.widgetId, widgetId)));
    return;
  }
  // Locks the account's row, so that two clicks at once cannot both take the last favourite.
  await transaction.select({ id: accounts.id }).from(accounts).where(eq(accounts.id, userId)).for('update');
  const others = await transaction.$count(
    widgetFavorites,
    and(own, sql`${widgetFavorites.widgetId} <> ${widgetId}`),
  );
  if (others >= maxFavorites)
    throw new HttpError(409, sentences.widget.manyFavorites({ most: maxFavorites }));
  await transaction
    .insert(widgetFavorites)
    .values({ organizationId, accountId: userId, widgetId })
    .onConflictDoNothing();
}

export const widgetRoutes: readonly Route[] = [
  defineRoute({
    method: 'get',
    path: '/api/widgets',
    source: 'ours',
    summary: 'The widgets the caller sees; all of them for administrators',
    access: access.signedIn,
    response: listOf(widgetSchema),
    handler: ({ services, caller }) =>
      services.store.asOrganization(caller.organizationId, async (transaction) => ({
        data: await loadWidgets(transaction, caller),
      })),
  }),
  defineRoute({
    method: 'put',
    path: '/api/widgets/{id}/favorite',
    source: 'ours',
    summary: 'Make a widget one of the caller’s favourites, or not',
    access: access.signedIn,
    request: { params: z.object({ id: idParameter }), body: z.strictObject({ favorite: z.boolean() }) },
    response: dataOf(widgetSchema),
    handler: ({ services, caller, params, body }) =>
      services.store.asOrganization(caller.organizationId, async (transaction) => {
        const find = async () => (await loadWidgets(transaction, caller)).find(({ id }) => id === params.id);
        if (!(await find())) throw notFound('widget', params.id);
        await setFavorite(transaction, caller, params.id, body.favorite);
        const widget = await find();
        if (!widget) throw notFound('widget', params.id);
        return { data: widget };
      }),
  }),
];
