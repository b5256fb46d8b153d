import {
  boolean,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  real,
} from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';
import type { LabelTemplate } from 'label-core';
import type { ArticleDatum } from '../../articles/article-schemas.ts';
import type { VersionState } from '../../labels/version-state.ts';
import { bytes, foldedText, moment, organizationId } from './columns.ts';
import { accounts } from './people.ts';
import { groups, organizations } from './organization.ts';

export const articles = pgTable(
  'articles',
  {
    organizationId: organizationId(),
    id: integer('id').notNull(),
    groupId: integer('group_id').notNull(),
    name: text('name').notNull(),
    externalIdentifier: text('external_identifier').notNull(),
    data: jsonb('data').$type<ArticleDatum[]>().notNull().default([]),
    /** The name folded (articles/search-text.ts): the order of lists, the same on every store. */
    sortKey: foldedText('sort_key').notNull(),
    /** What a search looks into: folded name and identifier. */
    searchText: foldedText('search_text').notNull(),
    modifiedAt: moment('modified_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.organizationId, table.id] }),
    // Holds all a search looks at: a frequent word is counted here without reading the articles themselves.
    index('articles_by_name').on(
      table.organizationId,
      table.sortKey,
      table.id,
      table.groupId,
      table.searchText,
    ),
    index('articles_by_identifier').on(table.organizationId, table.externalIdentifier),
    index('articles_by_group').on(table.organizationId, table.groupId),
    index('articles_search').using('gin', table.searchText.op('gin_trgm_ops')),
    foreignKey({
      columns: [table.organizationId, table.groupId],
      foreignColumns: [groups.organizationId, groups.id],
    }),
  ],
);

export const labels = pgTable(
  'labels',
  {
    organizationId: organizationId().references(() => organizations.organizationId),
    id: integer('id').notNull(),
    name: text('name').notNull(),
    isEnabled: boolean('is_enabled').notNull().default(true),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.organizationId, table.id] })],
);

/** A version never changes once it is published: what was printed can be printed again. */
export const labelVersions = pgTable(
  'label_versions',
  {
    organizationId: organizationId(),
    id: integer('id').notNull(),
    labelId: integer('label_id').notNull(),
    version: integer('version').notNull(),
    state: text('state').$type<VersionState>().notNull(),
    widthMm: real('width_mm').notNull(),
    heightMm: real('height_mm').notNull(),
    /** The template's variables again, so that lists need not read whole templates. */
    variables: jsonb('variables').$type<LabelTemplate['variables']>().notNull(),
    template: jsonb('template').$type<LabelTemplate>().notNull(),
    uploadedBy: integer('uploaded_by').notNull(),
    createdAt: moment('created_at').notNull(),
    publishedAt: moment('published_at'),
  },
  (table) => [
    primaryKey({ columns: [table.organizationId, table.id] }),
    uniqueIndex('label_versions_number').on(table.organizationId, table.labelId, table.version),
    uniqueIndex('label_versions_one_published')
      .on(table.organizationId, table.labelId)
      .where(sql`state = 'Published'`),
    foreignKey({
      columns: [table.organizationId, table.labelId],
      foreignColumns: [labels.organizationId, labels.id],
    }).onDelete('cascade'),
    foreignKey({
      columns: [table.organizationId, table.uploadedBy],
      foreignColumns: [accounts.organizationId, accounts.id],
    }),
  ],
);

export const articleLabels = pgTable(
  'article_labels',
  {
    organizationId: organizationId(),
    articleId: integer('article_id').notNull(),
    labelId: integer('label_id').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.organizationId, table.articleId, table.labelId] }),
    index('article_labels_by_label').on(table.organizationId, table.labelId),
    foreignKey({
      columns: [table.organizationId, table.articleId],
      foreignColumns: [articles.organizationId, articles.id],
    }).onDelete('cascade'),
    foreignKey({
      columns: [table.organizationId, table.labelId],
      foreignColumns: [labels.organizationId, labels.id],
    }).onDelete('cascade'),
  ],
);

export const orders = pgTable(
  'orders',
  {
    organizationId: organizationId(),
    id: integer('id').notNull(),
    orderNumber: text('order_number').notNull(),
    customer: text('customer').notNull(),
    groupId: integer('group_id').notNull(),
    createdAt: moment('created_at').notNull(),
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
    articleId: integer('article_id').notNull(),
    quantity: integer('quantity').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.organizationId, table.orderId, table.articleId] }),
    index('order_lines_by_article').on(table.organizationId, table.articleId),
    foreignKey({
      columns: [table.organizationId, table.orderId],
      foreignColumns: [orders.organizationId, orders.id],
    }).onDelete('cascade'),
    foreignKey({
      columns: [table.organizationId, table.articleId],
      foreignColumns: [articles.organizationId, articles.id],
    }).onDelete('cascade'),
  ],
);

/** The media library: pictures that labels refer to by id. */
export const mediaFiles = pgTable(
  'media_files',
  {
    organizationId: organizationId().references(() => organizations.organizationId),
    id: integer('id').notNull(),
    folder: text('folder').notNull(),
    name: text('name').notNull(),
    contentType: text('content_type').notNull(),
    content: bytes('content').notNull(),
  },
  (table) => [primaryKey({ columns: [table.organizationId, table.id] })],
);
