import type { Problem } from '../../foundation/http/http-error.ts';
import {
  answerSchemas,
  questionIdSchema,
  type ConnectorAnswer,
  type SentAnswer,
} from '../../foundation/values/connector-answers.ts';
import type { ConnectorQuestion } from '../../foundation/values/connector-questions.ts';
import { sentences } from '../sentences/index.ts';

export interface ReadAnswers {
  /** Answers that can be stored; in place of an unreadable one, a fault for the caller who waits for it. */
  readonly answers: readonly SentAnswer[];
  /** Problems of the unreadable ones, by their position. */
  readonly problems: readonly Problem[];
}

/** Reads the answers of a program one by one, so that an unusable one does not affect the others. */
export function readAnswers(sent: readonly unknown[]): ReadAnswers {
  const read = sent.map((one, index) => readAnswer(one, `answers.${index}`));
  return {
    answers: read.flatMap(({ answer }) => answer ?? []),
    problems: read.flatMap(({ problems }) => problems),
  };
}

function readAnswer(
  sent: unknown,
  at: string,
): { readonly answer: SentAnswer | undefined; readonly problems: readonly Problem[] } {
  const schema = schemaOf(sent);
  if (!schema) {
    const message = 'is neither {id, articles, total} nor {id, article} nor {id, fault}';
    return { answer: faultFor(sent, message), problems: [{ path: at, message }] };
  }
  const result = schema.safeParse(sent);
  if (result.success) return { answer: result.data, problems: [] };
  // Only the first problems are kept: a wrong row rarely comes alone.
  const problems = result.error.issues
    .slice(0, 3)
    .map(({ path, message }) => ({ path: [at, ...path].join('.'), message }));
  return { answer: faultFor(sent, problems[0]?.message ?? ''), problems };
}

function schemaOf(sent: unknown) {
  if (typeof sent !== 'object' || sent === null) return undefined;
  if ('articles' in sent) return answerSchemas.articles;
  if ('article' in sent) return answerSchemas.article;
  return 'fault' in sent ? answerSchemas.fault : undefined;
}

function faultFor(sent: unknown, what: string): SentAnswer | undefined {
  const question = questionIdSchema.safeParse(sent);
  return question.success
    ? { id: question.data.id, fault: sentences.connector.answerUnreadable({ details: `${what}.` }).message }
    : undefined;
}

/** Answer as it is stored with its question, or the fault that replaces it. */
export type KeptAnswer =
  | { readonly answer: ConnectorAnswer; readonly fault: null }
  | { readonly answer: null; readonly fault: string };

/** Returns the answer if it fits its question, else a fault: an answer to something else would end in a wrong label. */
export function fitted(question: ConnectorQuestion, sent: SentAnswer): KeptAnswer {
  if ('fault' in sent) return { answer: null, fault: sent.fault };
  const misfit = { answer: null, fault: sentences.connector.answerMisfit.message };
  if ('articles' in sent) {
    const { articles, total } = sent;
    const fits = question.kind === 'search' && articles.length <= question.take && articles.length <= total;
    return fits ? { answer: { articles, total }, fault: null } : misfit;
  }
  const { article } = sent;
  const fits = question.kind === 'article' && (article === null || article.id === question.articleId);
  return fits ? { answer: { article }, fault: null } : misfit;
}
