import { z } from 'zod';
import { isStorableText } from './storable-text.ts';

/** Id of an article in the system behind a connector, in that system's own format, stored unchanged. */
export const foreignIdSchema = z.string().min(1).max(200).refine(isStorableText, 'is not text');

/** Fewer characters would match half of all articles, in a system that is not ours. */
const minSearchChars = 2;

export const searchQuerySchema = z
  .string()
  .trim()
  .max(200)
  .refine(
    (text) => text === '' || text.length >= minSearchChars,
    `has at least ${minSearchChars} characters, or none`,
  )
  .default('');

const searchSchema = z.strictObject({
  kind: z.literal('search'),
  searchQuery: z.string(),
  offset: z.int(),
  take: z.int(),
});

const articleQuestionSchema = z.strictObject({ kind: z.literal('article'), articleId: z.string() });

/** Question to a connector. */
export type ConnectorQuestion = z.infer<typeof searchSchema> | z.infer<typeof articleQuestionSchema>;

const id = z.uuid();

/** Question as sent to a program: with the id that its answer must contain. */
export const offeredQuestionSchema = z.union([
  searchSchema.extend({ id }),
  articleQuestionSchema.extend({ id }),
]);
export type OfferedQuestion = z.infer<typeof offeredQuestionSchema>;
