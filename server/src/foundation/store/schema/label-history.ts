import { boolean, foreignKey, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { ReviewState } from 'label-core/review';
import type { HistoryAction, SeenRegion } from '../../values/history-actions.ts';
import { labels } from './labels.ts';
import { moment, organizationId } from './columns.ts';

/** History of a label and its versions, each entry chained to the previous one. Append-only. */
export const labelHistory = pgTable(
  'label_history',
  {
    organizationId: organizationId(),
    labelId: integer('label_id').notNull(),
    /** Counts from 1 in each label. */
    historyId: integer('history_id').notNull(),
    at: moment('at').notNull(),
    actorId: integer('actor_id'),
    /** Name of the person at that time. */
    actorName: text('actor_name').notNull(),
    action: text('action').$type<HistoryAction>().notNull(),
    version: integer('version').notNull(),
    labelVersionId: integer('label_version_id'),
    fromState: text('from_state').$type<ReviewState>(),
    toState: text('to_state').$type<ReviewState>(),
    comment: text('comment').notNull(),
    seenRegions: jsonb('seen_regions').$type<SeenRegion[]>().notNull(),
    /** Time set for the publication. */
    publishAt: moment('publish_at'),
    versionHash: text('version_hash'),
    fileSha256: text('file_sha256'),
    /** True if the password was required and given. */
    signed: boolean('signed').notNull(),
    previousHash: text('previous_hash').notNull(),
    hash: text('hash').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.organizationId, table.labelId, table.historyId] }),
    foreignKey({
      columns: [table.organizationId, table.labelId],
      foreignColumns: [labels.organizationId, labels.id],
    }).onDelete('cascade'),
  ],
);
