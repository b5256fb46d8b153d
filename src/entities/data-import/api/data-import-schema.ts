import * as z from 'zod/mini';
import { lenient } from '@/shared/api';

/** What an import can be; `Waiting` and `Running` end by themselves. */
const IMPORT_STATES = ['Waiting', 'Running', 'Done', 'Failed', 'Undone'] as const;
export type ImportState = (typeof IMPORT_STATES)[number];

/** A state this program does not know is shown as finished, in its own words. */
const stateSchema = z.pipe(
  lenient.text(),
  z.transform((text): ImportState => IMPORT_STATES.find((state) => state === text) ?? 'Done'),
);

/** One import of the history (GET /api/import/importHistory, GET /api/import/{id}). */
export const dataImportSchema = lenient.withSentence(
  'message',
  z.object({
    id: lenient.id(),
    /** `articles` or `orders`; "" where the server does not tell. */
    kind: lenient.text(),
    fileName: lenient.text(),
    state: stateSchema,
    /** Records of the file, its header not counted. */
    rowCount: lenient.number(0),
    createdCount: lenient.number(0),
    updatedCount: lenient.number(0),
    skippedCount: lenient.number(0),
    rejectedCount: lenient.number(0),
    /** A sentence about how it went; "" where there is nothing to say. */
    message: lenient.text(),
    /** Who imported, by name. */
    by: lenient.text(),
    createdAt: lenient.text(),
    finishedAt: lenient.text(),
    /** Who undid it, by name; "" where nobody did. */
    undoneBy: lenient.text(),
    undoneAt: lenient.text(),
  }),
);
export type DataImport = z.infer<typeof dataImportSchema>;

/** Whether the server still works on it, or will. */
export const isUnderWay = ({ state }: Pick<DataImport, 'state'>): boolean =>
  state === 'Waiting' || state === 'Running';
