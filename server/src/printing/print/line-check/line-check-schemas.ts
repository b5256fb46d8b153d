import { z } from 'zod';

/** One thing that a line check compared, as `LineCheckFinding` of label-core. */
export const findingSchema = z.strictObject({
  scan: z.enum(['product', 'label']),
  fact: z.enum(['number', 'lot', 'date']),
  /** GS1 application identifier of a date; empty for others. */
  identifier: z.string(),
  expected: z.string(),
  found: z.string(),
  isEqual: z.boolean(),
});

/** Line check of the run of a file, as its job shows it. */
export const fileLineCheckSchema = z.strictObject({
  /** File with the first label, whose check releases this one. */
  firstEntryId: z.uuid(),
  /** `open` before any check, `failed` while the last one stopped the run. */
  state: z.enum(['open', 'failed', 'passed']),
  /** Whether a check of this file may be made: it has the first label of a run that has not passed and whose files are kept. */
  isDue: z.boolean(),
  /** The checks that were made, newest first; only of the file with the first label. */
  checks: z.array(
    z.strictObject({
      checkedAt: z.iso.datetime(),
      userName: z.string(),
      product: z.string(),
      label: z.string(),
      isPassed: z.boolean(),
      findings: z.array(findingSchema),
    }),
  ),
});
export type FileLineCheck = z.infer<typeof fileLineCheckSchema>;
