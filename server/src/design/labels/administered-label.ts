import { reviewStates } from 'label-core/review';
import { z } from 'zod';
import { idSchema } from '../../foundation/values/text-limits.ts';
import { variableSchema } from './label-schemas.ts';

/** A label as whoever manages it sees it: also disabled, and before anything of it was published. */
export const administeredLabelSchema = z.strictObject({
  labelId: idSchema,
  name: z.string(),
  isEnabled: z.boolean(),
  /** Rises with every change; a save names the one it began with. */
  revision: z.int(),
  createdAt: z.iso.datetime(),
  /** Of the newest version, as version and state are. */
  widthMm: z.number(),
  heightMm: z.number(),
  labelVersionId: idSchema,
  version: z.int(),
  state: z.enum(reviewStates),
  /** What is printed; null: nothing yet. */
  publishedVersion: z.int().nullable(),
  groupIds: z.array(idSchema),
  printerIds: z.array(idSchema),
  articleCount: z.int(),
});
export type AdministeredLabel = z.infer<typeof administeredLabelSchema>;

export const groupPrintersSchema = administeredLabelSchema.pick({
  labelId: true,
  name: true,
  groupIds: true,
  printerIds: true,
});

/** What still names a label. Articles are let go when it is deleted; the others keep it. */
const labelUseSchema = z.strictObject({
  articles: z.int(),
  orderLines: z.int(),
  widgets: z.int(),
  /** Print jobs of any of its versions. */
  printJobs: z.int(),
});
export type LabelUse = z.infer<typeof labelUseSchema>;

/** One label with what its screen shows beside the list's. */
export const labelSetupSchema = administeredLabelSchema.extend({
  variables: z.array(variableSchema),
  template: z.custom<Record<string, unknown>>(),
  /** Who can act on the newest version; empty where it waits for nobody, or nobody has the role. */
  reviewers: z.array(z.string()),
  use: labelUseSchema,
});
export type LabelSetup = z.infer<typeof labelSetupSchema>;

/** A published label that completed numbers with a check digit before it was told to, with one of those numbers. */
export const completedNumberSchema = z.strictObject({
  labelId: idSchema,
  name: z.string(),
  /** The published one. */
  version: z.int(),
  /** The kind of code, for people. */
  symbology: z.string(),
  value: z.string(),
  /** What was printed for it. */
  former: z.string(),
  /** What is printed now; null: it is refused. */
  current: z.string().nullable(),
  /** Its articles with such a number; 0 where the label itself holds it. */
  articleCount: z.int(),
  /** The name of one of them. */
  articleName: z.string().nullable(),
});
export type CompletedNumber = z.infer<typeof completedNumberSchema>;

/** What becomes of a version that is made now, and who acts first. */
export const labelReviewSchema = z.strictObject({
  state: z.enum(['Published', 'DataApprover']),
  reviewers: z.array(z.string()),
});

export const labelVersionSchema = z.strictObject({
  labelVersionId: idSchema,
  version: z.int(),
  state: z.enum(reviewStates),
  widthMm: z.number(),
  heightMm: z.number(),
  createdAt: z.iso.datetime(),
  publishedAt: z.iso.datetime().nullable(),
  uploadedBy: z.string(),
});
export type LabelVersion = z.infer<typeof labelVersionSchema>;
