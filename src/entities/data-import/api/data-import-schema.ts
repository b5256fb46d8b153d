import * as z from 'zod/mini';
import { lenient } from '@/shared/api';

/** States of an import; `Waiting` and `Running` end without action. */
const IMPORT_STATES = ['Waiting', 'Running', 'Done', 'Failed', 'Undone'] as const;
export type ImportState = (typeof IMPORT_STATES)[number];

/** Parses a state; an unknown state is treated as finished and shown in the server's own words. */
const stateSchema = z.pipe(
  lenient.text(),
  z.transform((text): ImportState => IMPORT_STATES.find((state) => state === text) ?? 'Done'),
);

/** One import of the history (GET /api/import/importHistory, GET /api/import/{id}). */
export const dataImportSchema = lenient.withSentence(
  'message',
  z.object({
    id: lenient.id(),
    /** `articles` or `orders`; "" when the server does not send it. */
    kind: lenient.text(),
    fileName: lenient.text(),
    state: stateSchema,
    /** Number of records in the file, without its header. */
    rowCount: lenient.number(0),
    createdCount: lenient.number(0),
    updatedCount: lenient.number(0),
    skippedCount: lenient.number(0),
    rejectedCount: lenient.number(0),
    /** Sentence about the result; "" if there is none. */
    message: lenient.text(),
    /** Name of the person who imported. */
    by: lenient.text(),
    createdAt: lenient.text(),
    finishedAt: lenient.text(),
    /** Name of the person who undid the import; "" if nobody did. */
    undoneBy: lenient.text(),
    undoneAt: lenient.text(),
  }),
);
export type DataImport = z.infer<typeof dataImportSchema>;

/** Returns whether the import is waiting or running on the server. */
export const isUnderWay = ({ state }: Pick<DataImport, 'state'>): boolean =>
  state === 'Waiting' || state === 'Running';
