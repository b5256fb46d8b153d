import * as z from 'zod/mini';
import { csvDelimiters } from './csv-record.ts';
import { dataKey, ownFields, type ImportField, type ImportKind } from './import-fields.ts';
import { importLimits } from './import-limits.ts';

export const onExistingChoices = ['update', 'skip', 'refuse'] as const;

const isField = (field: string): field is ImportField => {
  const key = dataKey(field);
  return key === undefined
    ? [...ownFields.articles, ...ownFields.orders].some((own) => own === field)
    : key.trim() === key && key !== '' && key.length <= importLimits.key;
};

const columnSchema = z.strictObject({
  /** A field of `ownFields`, or `data:KEY`. */
  field: z.custom<ImportField>((value) => typeof value === 'string' && isField(value), 'must be a field'),
  /** Heading of the column, or its index, from 0, when it has no heading of its own. */
  column: z.union([
    z.string().check(z.minLength(1), z.maxLength(importLimits.value)),
    z.int().check(z.gte(0), z.lt(importLimits.columns)),
  ]),
});

/**
 * Options for the import of articles or orders from a file, as stored in an import configuration and sent as `options` of
 * an import. The encoding of the file and the groups are sent separately.
 */
export const importOptionsSchema = z
  .strictObject({
    kind: z.enum(['articles', 'orders']),
    delimiter: z.enum(csvDelimiters),
    /** Whether the first row contains headings. */
    hasHeader: z.boolean(),
    mapping: z.array(columnSchema).check(z.maxLength(importLimits.mapping)),
    /** Handling of a row whose article or order already exists; with `refuse` nothing is imported then. */
    onExisting: z.enum(onExistingChoices),
    /** Whether valid rows are imported without the faulty ones; otherwise one faulty row prevents the whole import. */
    skipFaulty: z.boolean(),
    /** Whether words between underscores in values of articles become bold words of markup: `_lait_`, `<b>lait</b>`. */
    underscoredAsBold: z.optional(z.boolean()),
    /** Labels with which the articles of the file are connected, both new and updated ones. */
    labelIds: z._default(z.array(z.int().check(z.gte(1))).check(z.maxLength(importLimits.labels)), []),
  })
  .check(
    z.refine(({ kind, mapping }) => mapping.every(({ field }) => belongsTo(kind, field)), {
      error: 'names a field of another kind of import',
      path: ['mapping'],
    }),
    z.refine(({ mapping }) => new Set(mapping.map(({ field }) => field)).size === mapping.length, {
      error: 'names a field twice',
      path: ['mapping'],
    }),
  );
export type ImportOptions = z.output<typeof importOptionsSchema>;
export type MappedColumn = ImportOptions['mapping'][number];

const belongsTo = (kind: ImportKind, field: ImportField) =>
  ownFields[kind].some((own) => own === field) || (kind === 'articles' && dataKey(field) !== undefined);
