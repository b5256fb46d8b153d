import { foreignKey, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { moment, organizationId } from './columns.ts';
import { groups } from './organization.ts';
import { articles } from './articles.ts';
import { labels } from './labels.ts';

export const orders = pgTable(
  'orders',
  {
    organizationId: organizationId(),
    id: integer('id').notNull(),
    orderNumber: text('order_number').notNull(),
    customer: text('customer').notNull(),
    groupId: integer('group_id').notNull(),
    createdAt: moment('created_at').notNull(),
    /** Rises with every change, as an article's. */
    revision: integer('revision').notNull().default(1),
  },
  (table) => [
    primaryKey({ columns: [table.organizationId, table.id] }),
    uniqueIndex('orders_number').on(table.organizationId, table.orderNumber),
    foreignKey({
      columns: [table.organizationId, table.groupId],
      foreignColumns: [groups.organizationId, groups.id],
    }),
  ],
);

export const orderLines = pgTable(
  'order_lines',
  {
    organizationId: organizationId(),
    orderId: integer('order_id').notNull(),
    /** The number of the line, from 0, never given again: what was printed of it is counted under it. */
    position: integer('position').notNull(),
    /** Where it stands among the others; of one place by their positions. */
    place: integer('place').notNull().default(0),
    articleId: integer('article_id').notNull(),
    /** The label of this line; null where the article's own label is meant. */
    labelId: integer('label_id'),
    quantity: integer('quantity').notNull(),
  },
  (table) => [
    // An article may stand in an order more than once.
    primaryKey({ columns: [table.organizationId, table.orderId, table.position] }),
    index('order_lines_by_article').on(table.organizationId, table.articleId),
    foreignKey({
      columns: [table.organizationId, table.orderId],
      foreignColumns: [orders.organizationId, orders.id],
    }).onDelete('cascade'),
    // No cascade: an article must not take lines of orders along.
    foreignKey({
      columns: [table.organizationId, table.articleId],
      foreignColumns: [articles.organizationId, articles.id],
    }),
    // A label that goes leaves its lines to the article's own label; `cascade` would take the line with it.
    foreignKey({
      columns: [table.organizationId, table.labelId],
      foreignColumns: [labels.organizationId, labels.id],
    }),
  ],
);
