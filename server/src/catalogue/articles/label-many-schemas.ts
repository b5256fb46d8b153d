import { z } from 'zod';
import { idInput, idListSchema, idSchema } from '../../foundation/values/text-limits.ts';

/** Which articles are meant: what the list was asked by, without its order and its pages. */
const articlesFoundSchema = z.strictObject({
  searchQuery: z.string().max(200).default(''),
  /** Only articles of these groups and those below; left out: of all. */
  groupIds: idListSchema.optional(),
  /** Only articles that carry this label. */
  labelId: idInput.optional(),
  /** Found too, and not meant. */
  exceptArticleIds: idListSchema.default([]),
});

/** A label and many articles: those named, or all that a filter finds. */
export const labelManySchema = z
  .strictObject({
    labelId: idInput,
    articleIds: idListSchema.pipe(z.array(idSchema).min(1)).optional(),
    filter: articlesFoundSchema.optional(),
  })
  .refine(({ articleIds, filter }) => (articleIds === undefined) !== (filter === undefined), {
    message: 'give either articleIds or a filter',
    path: ['articleIds'],
  });
export type LabelMany = z.output<typeof labelManySchema>;

export const labelledManySchema = z.strictObject({
  /** Articles that carry the label now and did not before, or the other way round. */
  changedCount: z.int(),
  /** Articles that were as they shall be. */
  unchangedCount: z.int(),
});
export type LabelledMany = z.infer<typeof labelledManySchema>;
