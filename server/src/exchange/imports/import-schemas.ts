import { fileEncodingSchema, importOptionsSchema } from 'label-core/import';
import { z } from 'zod';
import { importStates } from '../../foundation/values/import-states.ts';
import { codeShape } from '../../foundation/values/sentence-code.ts';
import { idListSchema, idSchema, nameSchema } from '../../foundation/values/text-limits.ts';
import { idempotencyKeySchema } from '../../foundation/values/idempotency-key.ts';
import { importServiceLimits } from './import-limits.ts';

/** Import as shown in the history. */
export const importSchema = z.strictObject({
  id: idSchema,
  kind: z.enum(['articles', 'orders']),
  fileName: z.string(),
  sizeBytes: z.int(),
  /** SHA-256 of the uploaded file, hexadecimal. */
  sha256: z.string(),
  state: z.enum(importStates),
  /** Rows of the file without its heading. */
  rowCount: z.int(),
  createdCount: z.int(),
  updatedCount: z.int(),
  skippedCount: z.int(),
  rejectedCount: z.int(),
  message: z.string(),
  ...codeShape,
  by: z.string(),
  createdAt: z.iso.datetime(),
  finishedAt: z.iso.datetime().nullable(),
  undoneBy: z.string().nullable(),
  undoneAt: z.iso.datetime().nullable(),
});
export type ImportAnswer = z.infer<typeof importSchema>;

/** Part of a form that contains JSON. */
const jsonPart = <Schema extends z.core.$ZodType>(schema: Schema) =>
  z
    .string()
    .transform((text, context): unknown => {
      try {
        return JSON.parse(text);
      } catch {
        context.addIssue('must be JSON');
        return z.NEVER;
      }
    })
    .pipe(schema);

/** Parts of an upload, named as in the specification; the idempotency key is our extension. */
export const uploadSchema = z.strictObject({
  file: z.file(),
  fileName: z.string().trim().min(1).max(importServiceLimits.fileNameCharacters),
  fileEncoding: fileEncodingSchema,
  targetGroups: jsonPart(idListSchema).default([]),
  options: jsonPart(importOptionsSchema),
  idempotencyKey: idempotencyKeySchema,
});
export type Upload = z.output<typeof uploadSchema>;

/** Fields of the form of a configuration. */
export const configurationSettings = {
  name: nameSchema,
  fileEncoding: fileEncodingSchema,
  targetGroups: idListSchema.default([]),
  options: importOptionsSchema,
};

export const newConfigurationSchema = z.strictObject(configurationSettings);
export type NewConfiguration = z.output<typeof newConfigurationSchema>;

export const changedConfigurationSchema = newConfigurationSchema.extend({
  /** Revision the change is based on. */
  revision: z.int().min(1).optional(),
});
export type ChangedConfiguration = z.output<typeof changedConfigurationSchema>;

export const configurationSchema = z.strictObject({
  id: idSchema,
  ...configurationSettings,
  fileEncoding: z.string(),
  targetGroups: z.array(idSchema),
  revision: z.int(),
  modifiedAt: z.iso.datetime(),
});
export type Configuration = z.infer<typeof configurationSchema>;
