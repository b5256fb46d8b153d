import { asc, eq } from 'drizzle-orm';
import type { Caller } from '../../foundation/access/caller.ts';
import {
  accounts,
  articles,
  labels,
  printers,
  widgetFavorites,
  widgets,
} from '../../foundation/store/schema/index.ts';
import type { Transaction } from '../../foundation/store/store.ts';
import type { Widget } from './widget-schemas.ts';
import { seesWidget } from './widget-visibility.ts';

/** Loads the widgets the caller sees, in their order, each with the addresses of the people who have it as a favourite. */
export async function loadWidgets(transaction: Transaction, caller: Caller): Promise<Widget[]> {
  const rows = await transaction
    .select({
      widget: widgets,
      labelName: labels.name,
      printerName: printers.displayName,
      article: { id: articles.id, name: articles.name, externalIdentifier: articles.externalIdentifier },
    })
    .from(widgets)
    .leftJoin(labels, eq(labels.id, widgets.labelId))
    .leftJoin(printers, eq(printers.id, widgets.printerId))
    .leftJoin(articles, eq(articles.id, widgets.predefinedArticleId))
    .orderBy(asc(widgets.position), asc(widgets.id));
  const favorites = await transaction
    .select({ widgetId: widgetFavorites.widgetId, accountId: accounts.id, email: accounts.email })
    .from(widgetFavorites)
    .innerJoin(accounts, eq(accounts.id, widgetFavorites.accountId))
    .orderBy(asc(accounts.id));
  const favoritesOf = Map.groupBy(favorites, ({ widgetId }) => widgetId);

  return rows
    .filter(({ widget }) => seesWidget(caller, widget.assignedTo))
    .map((row) => {
      const { organizationId: _, predefinedArticleId: __, position: ___, ...widget } = row.widget;
      const fans = favoritesOf.get(widget.id) ?? [];
      return {
        ...widget,
        labelName: row.labelName,
        printerName: row.printerName,
        predefinedArticle: row.article,
        favoriteFor: fans.map(({ email }) => email),
        favorite: fans.some(({ accountId }) => accountId === caller.userId),
      };
    });
}
