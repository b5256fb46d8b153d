import * as z from 'zod/mini';
import { templateLimits as limits } from './template-limits.ts';
import { variableName } from './variable-name-schema.ts';

const offset = z.optional(z.int().check(z.minimum(-limits.dateOffset), z.maximum(limits.dateOffset)));

const dateSourceSchema = z.strictObject({
  kind: z.literal('date'),
  /** Variable whose date is taken, written YYYY-MM-DD or as one of the formats; without it the day of the print. */
  base: z.optional(variableName),
  /** What is added, years and months first; the day stays within its month. */
  add: z.optional(z.strictObject({ years: offset, months: offset, weeks: offset, days: offset })),
  /** Where the date then goes: to the first or last day of its week (Monday to Sunday), month, quarter or year. */
  to: z.optional(
    z.enum([
      'startOfWeek',
      'endOfWeek',
      'startOfMonth',
      'endOfMonth',
      'startOfQuarter',
      'endOfQuarter',
      'startOfYear',
      'endOfYear',
    ]),
  ),
  /** Format of the text, as `dd.MM.yyyy`: see compute/date/date-format.ts. */
  format: z.string().check(z.minLength(1), z.maxLength(limits.dateFormatCharacters)),
  /** Language of the names of months and days, a BCP 47 tag; default English. */
  locale: z.optional(z.string().check(z.maxLength(limits.localeCharacters))),
});

const counterSourceSchema = z.strictObject({
  kind: z.literal('counter'),
  /** Name of a counter of the organisation. */
  counter: z.string().check(z.minLength(1), z.maxLength(limits.idCharacters)),
  /** What has a number of its own: each label, each line of a job, or the job. */
  per: z.enum(['label', 'entry', 'job']),
});

const formulaSourceSchema = z.strictObject({
  kind: z.literal('formula'),
  text: z.string().check(z.minLength(1), z.maxLength(limits.formulaCharacters)),
});

const articleSourceSchema = z.strictObject({
  kind: z.literal('article'),
  /** Name or number of the article, or the key of one of its data. */
  field: z.string().check(z.minLength(1), z.maxLength(limits.nameCharacters)),
});

/** Schema of where the value of a computed variable comes from. Such a variable is not filled in by anybody. */
export const variableSourceSchema = z.discriminatedUnion('kind', [
  dateSourceSchema,
  counterSourceSchema,
  formulaSourceSchema,
  articleSourceSchema,
]);

export type VariableSource = z.infer<typeof variableSourceSchema>;
export type DateSource = z.infer<typeof dateSourceSchema>;
export type CounterSource = z.infer<typeof counterSourceSchema>;
