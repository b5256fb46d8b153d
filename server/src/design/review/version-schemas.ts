import type { LabelTemplate } from 'label-core';
import { reviewStates } from 'label-core/review';
import { z } from 'zod';
import { idSchema } from '../../foundation/values/text-limits.ts';
import { historyActions } from '../../foundation/values/history-actions.ts';
import { testDataSchema } from '../../foundation/values/test-data.ts';

const stateSchema = z.enum(reviewStates);
const momentSchema = z.iso.datetime();
const seenRegionsSchema = z.array(z.strictObject({ number: z.int(), words: z.string() }));

const versionRowSchema = z.strictObject({
  labelVersionId: idSchema,
  version: z.int(),
  state: stateSchema,
  versionHash: z.string(),
  widthMm: z.number(),
  heightMm: z.number(),
  uploadedBy: z.string(),
  /** True if that is the caller. */
  isOwn: z.boolean(),
  /** Whether nobody decides in favour of their own version, not even Master. */
  bindsMaster: z.boolean(),
  createdAt: momentSchema,
  publishedAt: momentSchema.nullable(),
  publishAt: momentSchema.nullable(),
});
export type VersionRow = z.infer<typeof versionRowSchema>;

export const reviewedLabelSchema = z.strictObject({
  labelId: idSchema,
  name: z.string(),
  isEnabled: z.boolean(),
  widthMm: z.number(),
  heightMm: z.number(),
  publishedVersion: z.int().nullable(),
  newest: versionRowSchema,
  open: versionRowSchema.nullable(),
  /** Names of those who can move the open version on. */
  waitsFor: z.array(z.string()),
});
export type ReviewedLabel = z.infer<typeof reviewedLabelSchema>;

export const labelVersionsSchema = z.strictObject({
  labelId: idSchema,
  name: z.string(),
  versions: z.array(versionRowSchema),
  waitsFor: z.array(z.string()),
});
export type LabelVersions = z.infer<typeof labelVersionsSchema>;

export const approvalSteps = ['DataApprover', 'DesignApprover', 'Publisher'] as const;

const approvalSchema = z.strictObject({
  step: z.enum(approvalSteps),
  approved: z.boolean(),
  by: z.string(),
  at: momentSchema,
  comment: z.string(),
  versionHash: z.string(),
  seenRegions: seenRegionsSchema,
});
export type Approval = z.infer<typeof approvalSchema>;

export const reviewVersionSchema = versionRowSchema.extend({
  labelId: idSchema,
  labelName: z.string(),
  template: z.custom<LabelTemplate>(),
  testData: testDataSchema,
  comment: z.string(),
  /** Version of the label that is printed now; may be this one. */
  publishedVersionId: idSchema.nullable(),
  /** Decisions of the version's current round; older ones are in the history. */
  approvals: z.array(approvalSchema),
  waitsFor: z.array(z.string()),
  asksPassword: z.boolean(),
  file: z.strictObject({
    name: z.string(),
    format: z.enum(['json', 'svg', 'zpl']),
    bytes: z.int(),
    sha256: z.string(),
  }),
});
export type ReviewVersion = z.infer<typeof reviewVersionSchema>;

export const historyEntrySchema = z.strictObject({
  historyId: z.int(),
  at: momentSchema,
  actorId: z.int().nullable(),
  by: z.string(),
  action: z.enum(historyActions),
  /** One sentence: “Approved the data”. */
  meaning: z.string(),
  version: z.int(),
  labelVersionId: idSchema.nullable(),
  from: stateSchema.nullable(),
  to: stateSchema.nullable(),
  comment: z.string(),
  seenRegions: seenRegionsSchema,
  publishAt: momentSchema.nullable(),
  versionHash: z.string().nullable(),
  fileSha256: z.string().nullable(),
  signed: z.boolean(),
  previousHash: z.string(),
  hash: z.string(),
});

export const previewSchema = z.strictObject({ pdfAsBase64String: z.string(), fileName: z.string() });
