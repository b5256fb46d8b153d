import * as z from 'zod/mini';
import { lenient } from '@/shared/api';
import { seenRegionSchema } from './review-version-schema';

/** Step in the history of a label's versions, chained to the previous one by its hash. */
export const historyEntrySchema = z.object({
  historyId: lenient.id(),
  at: lenient.text(),
  /** Name of the person. */
  by: lenient.text(),
  /** A `ReviewAction`, or `uploaded`, `superseded`, `published-at-once`, `scheduled`, `published-on-time`. */
  action: lenient.text(),
  version: lenient.number(undefined),
  labelVersionId: lenient.optionalId(),
  from: lenient.text(),
  to: lenient.text(),
  comment: lenient.text(),
  seenRegions: lenient.list(seenRegionSchema),
  versionHash: lenient.text(),
  /** Meaning of the step as one sentence: “Approved the data”. */
  meaning: lenient.text(),
  /** True when the person entered the password again for it. */
  signed: lenient.flag(),
  previousHash: lenient.text(),
  hash: lenient.text(),
});
export type HistoryEntry = z.infer<typeof historyEntrySchema>;

export const reviewSettingsSchema = z.object({
  /** Whether each decision is signed with the password. */
  asksPassword: lenient.flag(),
  /** Whether nobody decides in favour of their own version, not even Master; undefined with a server that has no such setting. */
  bindsMaster: z.optional(lenient.flag()),
});
export type ReviewSettings = z.infer<typeof reviewSettingsSchema>;
