import { importLimits } from 'label-core/import';
import { z } from 'zod';
import { fileMappingSchema, type FileMapping } from '../../foundation/values/file-mapping.ts';

/** Headings of a file, from left to right; "" where a column has none. */
const columnsSchema = z.array(z.string().max(importLimits.name)).min(1).max(importLimits.columns);

const isWithin = (columns: readonly string[], { fields, copies }: FileMapping) =>
  (copies ?? 0) < columns.length &&
  fields.every((field) => field.kind !== 'column' || field.column < columns.length);

export const newFileMappingSchema = z
  .strictObject({ columns: columnsSchema, mapping: fileMappingSchema })
  .refine(({ columns, mapping }) => isWithin(columns, mapping), {
    error: 'names a column that is not there',
    path: ['mapping'],
  });
export type NewFileMapping = z.infer<typeof newFileMappingSchema>;

export const savedFileMappingSchema = z.strictObject({
  columns: columnsSchema,
  mapping: fileMappingSchema,
  savedAt: z.iso.datetime(),
});
export type SavedFileMapping = z.infer<typeof savedFileMappingSchema>;
