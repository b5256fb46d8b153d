import { z } from 'zod';
import { idInput, idListSchema, idSchema } from '../../foundation/values/text-limits.ts';

/** Selection of articles by the filter of a list, without its order and its pages. */
const articlesFoundSchema = z.strictObject({
  searchQuery: z.string().max(200).default(''),
  /** Only articles of these groups and those below; all articles when omitted. */
  groupIds: idListSchema.optional(),
  /** Only articles connected to this label. */
  labelId: idInput.optional(),
  /** Found by the filter, but excluded. */
  exceptArticleIds: idListSchema.default([]),
});

/** A label and many articles: a list of ids, or all that a filter finds. */
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
  /** Number of articles whose connection to the label was added or removed. */
  changedCount: z.int(),
  /** Number of articles that needed no change. */
  unchangedCount: z.int(),
});
export type LabelledMany = z.infer<typeof labelledManySchema>;
