import { fileLimits } from 'label-core/file';
import { reviewStates } from 'label-core/review';
import { z } from 'zod';
import { variablesInput } from '../labels/keep-variables.ts';
import { idInput, idParameter, idSchema } from '../../foundation/values/text-limits.ts';
import { testDataSchema } from '../../foundation/values/test-data.ts';

/** Comment on a step. */
const commentSchema = z.string().trim().max(2000);
const optionalComment = commentSchema.optional().transform((comment) => comment ?? '');

const hashInput = z.string().regex(/^[0-9a-f]{64}$/, 'must be 64 hexadecimal digits');
const passwordInput = z.string().max(1000).optional();

/** Max. bytes of a file, its comment and what a form adds around them. */
export const maxUploadBytes = fileLimits.bytes + 20_000;

export const labelParams = z.object({ labelId: idParameter });
export const versionParams = z.object({ labelId: idParameter, versionId: idParameter });
export const approvalParams = z.object({ labelId: idParameter, labelVersionId: idParameter });
export const onlyVersionParams = z.object({ labelVersionId: idParameter });

const fileSchema = z.strictObject({ file: z.file(), comment: optionalComment, variables: variablesInput });
export const uploadSchema = fileSchema.extend({
  /** Hash of the newest version that the author saw; if omitted by a client that does not know it, the last save wins. */
  basedOn: hashInput.optional(),
});
export const replacementSchema = fileSchema.extend({ versionHash: hashInput });
export const testDataInputSchema = z.strictObject({ labelVersionId: idInput, testData: testDataSchema });
export const readySchema = z.strictObject({
  labelVersionId: idInput,
  versionHash: hashInput.optional(),
  comment: optionalComment,
});

export const approvalInputSchema = z.strictObject({
  approved: z.boolean(),
  comment: optionalComment,
  versionHash: hashInput,
  /**
   * State shown on the screen of the person who decides; if omitted, the decision applies to whatever review the
   * version is in now.
   */
  state: z.enum(reviewStates).optional(),
  seenRegions: z
    .array(z.strictObject({ number: z.int().min(1).max(100_000), words: z.string().max(1000) }))
    .max(1000)
    .default([]),
  password: passwordInput,
});

export const publicationSchema = z.strictObject({
  versionHash: hashInput.optional(),
  publishAt: z.iso
    .datetime({ offset: true })
    .nullish()
    .transform((at) => (at ? new Date(at) : null)),
  comment: optionalComment,
  password: passwordInput,
});

export const unscheduleSchema = z.strictObject({ versionHash: hashInput.optional() });

export const withdrawalSchema = z.strictObject({
  versionHash: hashInput.optional(),
  comment: commentSchema.min(1, 'say why: it stays in the history'),
});

export const settingsSchema = z.strictObject({ asksPassword: z.boolean(), bindsMaster: z.boolean() });
/** What is left out stays as it is. */
export const settingsChangeSchema = settingsSchema.partial();

export const movedSchema = z.strictObject({ state: z.enum(reviewStates) });

/** Next version that waits for the same person, and the number of those versions. */
const nextShape = {
  next: z
    .strictObject({
      labelId: idSchema,
      labelVersionId: idSchema,
      name: z.string(),
      state: z.enum(reviewStates),
    })
    .nullable(),
  left: z.int(),
} as const;
export const decidedSchema = movedSchema.extend(nextShape);
export const publishedSchema = decidedSchema.extend({ publishAt: z.iso.datetime().nullable() });
export const unscheduledSchema = movedSchema.extend({ publishAt: z.null() });
