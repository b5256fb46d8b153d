import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { bytes, moment, organizationId } from './columns.ts';
import { organizations } from './organization.ts';

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
    /** Bytes of `content`; 0 for rows from before sizes were stored. */
    sizeBytes: integer('size_bytes').notNull().default(0),
    /** Null if the file is no picture that a label can contain. */
    widthPx: integer('width_px'),
    heightPx: integer('height_px'),
    /** SHA-256 of the content, base64url: the same picture is not stored twice in a folder. */
    digest: text('digest').notNull().default(''),
    addedAt: moment('added_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.organizationId, table.id] }),
    index('media_files_by_name').on(table.organizationId, table.folder, table.name),
  ],
);
