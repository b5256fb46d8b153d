import * as z from 'zod/mini';
import type { ReviewVersion } from '@/entities/label-review';
import { extractedLabelSchema, type ExtractedLabel } from '@/features/label-file';
import { rowsOf, type TestRow } from './test-rows';

/** What becomes of the version once it is saved. */
export type NextStep = 'draft' | 'ready';

/** What is entered of a version. */
export interface VersionValues {
  comment: string;
  rows: readonly TestRow[];
  next: NextStep;
  /** Of the version that was seen as this was begun; "" for a new one. */
  seenHash: string;
  /** What the server read out of the chosen file. The file itself does not outlive a reload. */
  read: (ExtractedLabel & { fileName: string }) | undefined;
}

/** Reads back what is kept of the form in this tab. */
export const versionValuesSchema = z.object({
  comment: z.string(),
  rows: z.array(z.object({ key: z.string(), name: z.string(), values: z.record(z.string(), z.string()) })),
  next: z.enum(['draft', 'ready']),
  seenHash: z.string(),
  read: z.pipe(
    z.optional(z.extend(extractedLabelSchema, { fileName: z.string() })),
    z.transform((read) => read),
  ),
});

/** The form over a version that is there: its test data, and nothing said yet. */
export const valuesOf = ({ testData, versionHash }: ReviewVersion): VersionValues => ({
  comment: '',
  rows: rowsOf(testData),
  next: 'draft',
  seenHash: versionHash,
  read: undefined,
});

/** The form of a version to come, with the test data of the one before. */
export const newValues = (before: ReviewVersion | undefined): VersionValues => ({
  comment: '',
  rows: rowsOf(before?.testData ?? []),
  next: 'draft',
  seenHash: '',
  read: undefined,
});
