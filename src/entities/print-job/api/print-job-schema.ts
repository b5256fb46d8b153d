import * as z from 'zod/mini';
import { lenient } from '@/shared/api';

/** Outcomes of a job or of one of its files; an unknown word is read as Unknown. */
export const PRINT_OUTCOMES = ['Success', 'Failed', 'Unknown', 'Created', 'Canceled'] as const;
export type PrintOutcome = (typeof PRINT_OUTCOMES)[number];

const outcome = z.pipe(
  lenient.text('Unknown'),
  z.transform((word): PrintOutcome => {
    if (word === 'Processed') return 'Success';
    return PRINT_OUTCOMES.find((known) => known === word) ?? 'Unknown';
  }),
);

const entryFields = {
  printJobEntryId: lenient.id(),
  status: outcome,
  labelCount: lenient.number(1),
  labelName: lenient.text(),
  articleName: lenient.text(),
  printerName: lenient.text(),
};

const jobFields = {
  entityId: lenient.id(),
  state: z.optional(outcome),
  status: outcome,
  createdAt: lenient.text(),
  computerName: lenient.text(),
  userName: lenient.text(),
};

/** What of a job a search was found in; a kind that is not known here has only its text. */
const matchSchema = z.object({ kind: lenient.text(), label: lenient.text(), text: lenient.text() });
export type PrintMatch = z.infer<typeof matchSchema>;

/** Job as shown in the list. */
export const printedJobSchema = z.pipe(
  z.object({
    ...jobFields,
    reprintOf: lenient.optionalId(),
    entries: lenient.list(z.object(entryFields)),
    matches: lenient.list(matchSchema),
  }),
  // A server without a state of its own sends the status that was reported to it.
  z.transform(({ status, ...job }) => ({ ...job, state: job.state ?? status })),
);
export type PrintedJob = z.infer<typeof printedJobSchema>;

const relatedSchema = z.object({
  entityId: lenient.id(),
  createdAt: lenient.text(),
  userName: lenient.text(),
  reason: lenient.text(),
  isVisible: lenient.flag(true),
});
export type RelatedJob = z.infer<typeof relatedSchema>;

const valueSchema = z.object({
  name: lenient.text(),
  label: lenient.text(),
  value: lenient.text(),
  /** Value of the last label of the file, where each has its own; "" where all have the same. */
  lastValue: lenient.text(),
});

/** One thing that a line check compared; a fact that is not known here has only its numbers. */
export const checkFindingSchema = z.object({
  scan: lenient.text(),
  fact: lenient.text(),
  /** GS1 application identifier of a date. */
  identifier: lenient.text(),
  expected: lenient.text(),
  found: lenient.text(),
  isEqual: lenient.flag(),
});
export type CheckFinding = z.infer<typeof checkFindingSchema>;

const lineCheckSchema = z.object({
  firstEntryId: lenient.id(),
  state: z.pipe(
    lenient.text('open'),
    z.transform((word) => (word === 'passed' || word === 'failed' ? word : 'open')),
  ),
  /** A check of this file may be made now. */
  isDue: lenient.flag(),
  checks: lenient.list(
    z.object({
      checkedAt: lenient.text(),
      userName: lenient.text(),
      product: lenient.text(),
      label: lenient.text(),
      isPassed: lenient.flag(),
      findings: lenient.list(checkFindingSchema),
    }),
  ),
});

const entrySchema = z.object({
  ...entryFields,
  labelId: lenient.optionalId(),
  version: lenient.number(undefined),
  /** SHA-256 of the version, hex, as in its review. */
  versionHash: lenient.text(),
  currentVersion: lenient.number(undefined),
  orderNumber: lenient.text(),
  printerId: lenient.optionalId(),
  values: lenient.list(valueSchema),
  /** Check of the first label of its run; nothing where none is made. */
  lineCheck: z.nullish(lineCheckSchema),
});
export type PrintedEntry = z.infer<typeof entrySchema>;

/** One job with all known details. */
export const printedJobDetailSchema = z.pipe(
  z.object({
    ...jobFields,
    canReprint: lenient.flag(),
    reprintOf: z.nullish(relatedSchema),
    reprints: lenient.list(relatedSchema),
    entries: lenient.list(entrySchema),
  }),
  z.transform(({ status, ...job }) => ({
    ...job,
    state: job.state ?? status,
    reprintOf: job.reprintOf ?? undefined,
  })),
);
export type PrintedJobDetail = z.infer<typeof printedJobDetailSchema>;

/** Numbers of labels and jobs of one calendar day. */
export const dayCountSchema = z.object({
  day: z.string().check(z.regex(/^\d{4}-\d\d-\d\d$/)),
  jobs: lenient.number(0),
  labels: lenient.number(0),
});
export type DayCount = z.infer<typeof dayCountSchema>;

export const personSchema = z.object({ userId: lenient.id(), name: lenient.text() });
