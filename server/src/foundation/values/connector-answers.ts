import { z } from 'zod';
import { foreignIdSchema } from './connector-questions.ts';

const limits = { columns: 200, columnName: 200, text: 5000, fault: 1000 } as const;

const textSchema = z.string().max(limits.text);

/** Article as stored in the system behind a connector. */
const rowSchema = z.strictObject({
  id: foreignIdSchema,
  name: textSchema,
  externalIdentifier: textSchema,
  values: z
    .record(z.string().max(limits.columnName), textSchema)
    .refine(
      (values) => Object.keys(values).length <= limits.columns,
      `has more than ${limits.columns} columns`,
    ),
});
export type ConnectorRow = z.infer<typeof rowSchema>;

const id = z.uuid();
/** Id of the question, read from an answer that is otherwise invalid. */
export const questionIdSchema = z.object({ id });

/**
 * Schemas of answers by their distinguishing key: a page of a search, one article (null: there is none), or the reason
 * why there is no answer.
 */
export const answerSchemas = {
  articles: z.strictObject({ id, articles: z.array(rowSchema), total: z.int().min(0) }),
  article: z.strictObject({ id, article: rowSchema.nullable() }),
  fault: z.strictObject({ id, fault: z.string().trim().min(1).max(limits.fault) }),
} as const;

type Sent = { readonly [Key in keyof typeof answerSchemas]: z.infer<(typeof answerSchemas)[Key]> };
/** Answer with the id of its question. */
export type SentAnswer = Sent[keyof Sent];
/** Stored part of an answer. */
export type ConnectorAnswer = Omit<Sent['articles'], 'id'> | Omit<Sent['article'], 'id'>;
