import { z } from 'zod';
import { foreignIdSchema } from './connector-questions.ts';

const limits = { columns: 200, columnName: 200, text: 5000, fault: 1000 } as const;

const textSchema = z.string().max(limits.text);

/** One article as the system behind a connector has it. */
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
/** Which question something that cannot be read was meant for. */
export const questionIdSchema = z.object({ id });

/** A page of what a search found, one article (null: there is none), or why there is no answer; by what tells them apart. */
export const answerSchemas = {
  articles: z.strictObject({ id, articles: z.array(rowSchema), total: z.int().min(0) }),
  article: z.strictObject({ id, article: rowSchema.nullable() }),
  fault: z.strictObject({ id, fault: z.string().trim().min(1).max(limits.fault) }),
} as const;

type Sent = { readonly [Key in keyof typeof answerSchemas]: z.infer<(typeof answerSchemas)[Key]> };
/** An answer with the question it belongs to. */
export type SentAnswer = Sent[keyof Sent];
/** What is kept of an answer. */
export type ConnectorAnswer = Omit<Sent['articles'], 'id'> | Omit<Sent['article'], 'id'>;
