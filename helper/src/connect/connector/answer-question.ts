import { z } from 'zod';
import { messageOf } from '../../helper-error.ts';
import type { Logger } from '../../logger.ts';
import { connectLimits } from '../connect-limits.ts';
import { SourceFault, type ArticleSource } from './article-source.ts';

/** A question that the server asks on behalf of a person. */
export const questionSchema = z.discriminatedUnion('kind', [
  z.object({
    id: z.string(),
    kind: z.literal('search'),
    searchQuery: z.string(),
    offset: z.int().min(0),
    take: z.int().min(0),
  }),
  z.object({ id: z.string(), kind: z.literal('article'), articleId: z.string() }),
]);
export type Question = z.infer<typeof questionSchema>;

/** An answer in the format of the answers call. A fault is a sentence for the person who asked. */
export type Answer = { readonly id: string } & Readonly<Record<string, unknown>>;

export const faultAnswer = (id: string, fault: string): Answer => ({
  id,
  fault: fault.slice(0, connectLimits.sentence),
});

/** Asks the source and returns its answer or a fault. Never throws. */
export async function answerQuestion(
  question: Question,
  source: ArticleSource,
  logger: Logger,
): Promise<Answer> {
  const { id } = question;
  try {
    return question.kind === 'search'
      ? { id, ...(await source.search(question)) }
      : { id, article: await source.find(question.articleId) };
  } catch (error) {
    logger.warn('question not answered', { kind: question.kind, cause: messageOf(error) });
    const isSentence = error instanceof SourceFault;
    return faultAnswer(
      id,
      isSentence
        ? error.message
        : 'The connector met a fault of its own. The log of its machine has the details.',
    );
  }
}
