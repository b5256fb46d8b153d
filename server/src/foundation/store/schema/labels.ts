import {
  boolean,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  real,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';
import type { LabelTemplate } from 'label-core';
import type { ReviewState } from 'label-core/review';
import type { VersionFileFormat } from '../../values/version-file-format.ts';
import type { TestDataRow } from '../../values/test-data.ts';
import { bytes, moment, organizationId } from './columns.ts';
import { accounts } from './people.ts';
import { groups, organizations } from './organization.ts';

export const labels = pgTable(
  'labels',
  {
    organizationId: organizationId().references(() => organizations.organizationId),
    id: integer('id').notNull(),
    name: text('name').notNull(),
    isEnabled: boolean('is_enabled').notNull().default(true),
    /** Whether the first label of each run is scanned before the others are printed (docs/adr/0047). */
    lineCheck: boolean('line_check').notNull().default(false),
    /** Incremented with every change: a save with an older revision was made without the later changes. */
    revision: integer('revision').notNull().default(1),
    createdAt: moment('created_at').notNull().defaultNow(),
    /** End of the label's history: its number of entries and the hash of the last one. */
    historyLength: integer('history_length').notNull().default(0),
    historyHash: text('history_hash').notNull().default(''),
  },
  (table) => [primaryKey({ columns: [table.organizationId, table.id] })],
);

/** Groups a label is offered to; a label without any is offered to everybody. */
export const labelGroups = pgTable(
  'label_groups',
  {
    organizationId: organizationId(),
    labelId: integer('label_id').notNull(),
    groupId: integer('group_id').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.organizationId, table.labelId, table.groupId] }),
    index('label_groups_by_group').on(table.organizationId, table.groupId),
    foreignKey({
      columns: [table.organizationId, table.labelId],
      foreignColumns: [labels.organizationId, labels.id],
    }).onDelete('cascade'),
    foreignKey({
      columns: [table.organizationId, table.groupId],
      foreignColumns: [groups.organizationId, groups.id],
    }).onDelete('cascade'),
  ],
);

/** Versions of labels. A version never changes once it is published, so that a print can be repeated. */
export const labelVersions = pgTable(
  'label_versions',
  {
    organizationId: organizationId(),
    id: integer('id').notNull(),
    labelId: integer('label_id').notNull(),
    version: integer('version').notNull(),
    state: text('state').$type<ReviewState>().notNull(),
    widthMm: real('width_mm').notNull(),
    heightMm: real('height_mm').notNull(),
    /** Copy of the template's variables, so that lists need not read whole templates. */
    variables: jsonb('variables').$type<LabelTemplate['variables']>().notNull(),
    template: jsonb('template').$type<LabelTemplate>().notNull(),
    uploadedBy: integer('uploaded_by').notNull(),
    createdAt: moment('created_at').notNull(),
    publishedAt: moment('published_at'),
    /** Set while it waits for its publication at this time; the server publishes it then. */
    publishAt: moment('publish_at'),
    /** Source file of the version, byte by byte: the uploaded file, or its template if it was created here. */
    file: bytes('file').notNull(),
    fileName: text('file_name').notNull(),
    fileFormat: text('file_format').$type<VersionFileFormat>().notNull(),
    /** SHA-256 of the file and of the template, hex; empty until the server has processed a version of an older program. */
    fileSha256: text('file_sha256').notNull(),
    versionHash: text('version_hash').notNull(),
    testData: jsonb('test_data')
      .$type<TestDataRow[]>()
      .notNull()
      .default(sql`'[]'::jsonb`),
    /** Comment of the uploader. */
    comment: text('comment').notNull().default(''),
  },
  (table) => [
    primaryKey({ columns: [table.organizationId, table.id] }),
    index('label_versions_due')
      .on(table.publishAt)
      .where(sql`publish_at is not null`),
    index('label_versions_unhashed')
      .on(table.organizationId)
      .where(sql`version_hash = ''`),
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
