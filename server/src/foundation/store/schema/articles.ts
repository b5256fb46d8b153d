import { sql } from 'drizzle-orm';
import { foreignKey, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { ArticleDatum } from '../../values/article-datum.ts';
import { foldedText, moment, organizationId } from './columns.ts';
import { groups } from './organization.ts';
import { labels } from './labels.ts';

export const articles = pgTable(
  'articles',
  {
    organizationId: organizationId(),
    id: integer('id').notNull(),
    groupId: integer('group_id').notNull(),
    name: text('name').notNull(),
    /** Text, and sorted as text: leading zeros are significant. */
    externalIdentifier: foldedText('external_identifier').notNull(),
    /** Unique identity of an article: the fourteen digits of a GTIN, else the identifier. */
    identity: foldedText('identity')
      .notNull()
      .generatedAlwaysAs(sql`article_identity(external_identifier)`),
    data: jsonb('data').$type<ArticleDatum[]>().notNull().default([]),
    /** Folded name (label-core/search): the order of lists, the same on every store. */
    sortKey: foldedText('sort_key').notNull(),
    /** Text that is searched: folded name, identifier and other numbers. */
    searchText: foldedText('search_text').notNull(),
    modifiedAt: moment('modified_at').notNull().defaultNow(),
    /** Incremented with every change: a save with an older revision was made without the later changes. */
    revision: integer('revision').notNull().default(1),
  },
  (table) => [
    primaryKey({ columns: [table.organizationId, table.id] }),
    // Has all columns of a search: a frequent word is counted from the index, without reading the articles themselves.
    index('articles_by_name').on(
      table.organizationId,
      table.sortKey,
      table.id,
      table.groupId,
      table.searchText,
    ),
    index('articles_by_identifier').on(
      table.organizationId,
      table.externalIdentifier,
      table.id,
      table.groupId,
    ),
    index('articles_by_identity').on(table.organizationId, table.identity),
    index('articles_by_change').on(table.organizationId, table.modifiedAt, table.id, table.groupId),
    index('articles_by_group').on(table.organizationId, table.groupId),
    index('articles_search').using('gin', table.searchText.op('gin_trgm_ops')),
    foreignKey({
      columns: [table.organizationId, table.groupId],
      foreignColumns: [groups.organizationId, groups.id],
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
