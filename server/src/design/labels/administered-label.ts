import { reviewStates } from 'label-core/review';
import { z } from 'zod';
import { idSchema } from '../../foundation/values/text-limits.ts';
import { variableSchema } from './label-schemas.ts';
import { labelSettings } from './label-write-schemas.ts';

/** Label as shown to those who manage it: also disabled, and before any version was published. */
export const administeredLabelSchema = z.strictObject({
  labelId: idSchema,
  ...labelSettings,
  isEnabled: z.boolean(),
  /** Incremented with every change; a save sends the revision it is based on. */
  revision: z.int(),
  createdAt: z.iso.datetime(),
  /** Size, version and state are those of the newest version. */
  widthMm: z.number(),
  heightMm: z.number(),
  labelVersionId: idSchema,
  version: z.int(),
  state: z.enum(reviewStates),
  /** Version that is printed; null: none is published yet. */
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

/** Counts of what uses a label. Articles are disconnected when it is deleted; the others prevent that. */
const labelUseSchema = z.strictObject({
  articles: z.int(),
  orderLines: z.int(),
  widgets: z.int(),
  /** Print jobs of any of its versions. */
  printJobs: z.int(),
});
export type LabelUse = z.infer<typeof labelUseSchema>;

/** Label with what its own screen shows in addition to the list. */
export const labelSetupSchema = administeredLabelSchema.extend({
  variables: z.array(variableSchema),
  template: z.custom<Record<string, unknown>>(),
  /** People who can act on the newest version; empty if it waits for nobody, or nobody has the role. */
  reviewers: z.array(z.string()),
  use: labelUseSchema,
});
export type LabelSetup = z.infer<typeof labelSetupSchema>;

/** Published label whose codes completed numbers with a check digit without being set to do so, with one such number. */
export const completedNumberSchema = z.strictObject({
  labelId: idSchema,
  name: z.string(),
  /** Published version. */
  version: z.int(),
  /** Name of the kind of code, as shown to people. */
  symbology: z.string(),
  value: z.string(),
  /** Number that was printed for the value. */
  former: z.string(),
  /** Number that is printed now; null: the value is refused. */
  current: z.string().nullable(),
  /** Number of its articles with such a number; 0 if the label itself contains it. */
  articleCount: z.int(),
  /** Name of one of these articles. */
  articleName: z.string().nullable(),
});
export type CompletedNumber = z.infer<typeof completedNumberSchema>;

/** State of a version that would be created now, and the people who act on it first. */
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
