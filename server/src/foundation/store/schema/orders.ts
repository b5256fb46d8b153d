import { sql } from 'drizzle-orm';
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
    /** Incremented with every change, like that of an article. */
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
    /** Number of the line, from 0, never reused: its printed labels are counted under it. */
    position: integer('position').notNull(),
    /** Position of the line in the order; lines with the same one are sorted by `position`. */
    place: integer('place').notNull().default(0),
    articleId: integer('article_id').notNull(),
    /** Label of this line; null: the article's own. */
    labelId: integer('label_id'),
    quantity: integer('quantity').notNull(),
  },
  (table) => [
    // An order may have several lines of the same article.
    primaryKey({ columns: [table.organizationId, table.orderId, table.position] }),
    index('order_lines_by_article').on(table.organizationId, table.articleId),
    // Most lines have the article's own label.
    index('order_lines_by_label')
      .on(table.organizationId, table.labelId)
      .where(sql`label_id is not null`),
    foreignKey({
      columns: [table.organizationId, table.orderId],
      foreignColumns: [orders.organizationId, orders.id],
    }).onDelete('cascade'),
    // No cascade: deleting an article must not delete lines of orders.
    foreignKey({
      columns: [table.organizationId, table.articleId],
      foreignColumns: [articles.organizationId, articles.id],
    }),
    // After a label is deleted, its lines use the article's own label; `cascade` would delete the lines.
    foreignKey({
      columns: [table.organizationId, table.labelId],
      foreignColumns: [labels.organizationId, labels.id],
    }),
  ],
);
