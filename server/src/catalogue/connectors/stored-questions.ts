import { and, asc, eq, gt, inArray, isNull, lt, lte, or } from 'drizzle-orm';
import { HttpError } from '../../foundation/http/http-error.ts';
import { connectorQuestions } from '../../foundation/store/schema/index.ts';
import type { Transaction } from '../../foundation/store/store.ts';
import type { SentAnswer } from '../../foundation/values/connector-answers.ts';
import type { ConnectorRecord } from './load-connectors.ts';
import type { ConnectorQuestion, OfferedQuestion } from '../../foundation/values/connector-questions.ts';
import { sentences } from '../sentences/index.ts';
import { fitted } from './read-answers.ts';
import { namedConnector } from './require-connected.ts';

const limits = {
  /** Max. waiting questions of one connector. */
  waiting: 200,
  /** Max. questions in one answer to a program. */
  offered: 50,
} as const;

/** A program that took a question and is silent this long may have ended: the question is offered again. */
const offeredAgainAfterMs = 2000;

/** Questions of a process that ended are left in the store; they are deleted after this time. */
const clearedAfterMs = 60_000;

interface NewQuestion {
  readonly id: string;
  readonly connector: ConnectorRecord;
  readonly question: ConnectorQuestion;
  readonly now: Date;
  readonly awaitedMs: number;
}

/** Stores a question for the program to fetch. @throws HttpError 503 while too many wait */
export async function storeQuestion(
  transaction: Transaction,
  { id, connector, question, now, awaitedMs }: NewQuestion,
): Promise<void> {
  const before = (ms: number) => new Date(now.getTime() - ms);
  await transaction
    .delete(connectorQuestions)
    .where(lt(connectorQuestions.awaitedUntil, before(clearedAfterMs)));
  if ((await transaction.$count(connectorQuestions, isWaiting(connector.id, now))) >= limits.waiting) {
    throw new HttpError(503, sentences.connector.busy(namedConnector(connector)));
  }
  await transaction.insert(connectorQuestions).values({
    organizationId: connector.organizationId,
    id,
    connectorId: connector.id,
    question,
    askedAt: now,
    awaitedUntil: new Date(now.getTime() + awaitedMs),
  });
}

/**
 * Returns the waiting questions that the program has not been given yet, or was given too long ago; undefined if there
 * are none.
 */
export async function takeQuestions(
  transaction: Transaction,
  connectorId: number,
  now: Date,
): Promise<OfferedQuestion[] | undefined> {
  const again = new Date(now.getTime() - offeredAgainAfterMs);
  const { offeredAt } = connectorQuestions;
  const due = await transaction
    .select({ id: connectorQuestions.id, question: connectorQuestions.question })
    .from(connectorQuestions)
    .where(and(isWaiting(connectorId, now), or(isNull(offeredAt), lte(offeredAt, again))))
    .orderBy(asc(connectorQuestions.askedAt), asc(connectorQuestions.id))
    .limit(limits.offered)
    .for('update', { skipLocked: true });
  if (due.length === 0) return undefined;
  await transaction
    .update(connectorQuestions)
    .set({ offeredAt: now })
    .where(
      inArray(
        connectorQuestions.id,
        due.map(({ id }) => id),
      ),
    );
  return due.map(({ id, question }) => ({ id, ...question }));
}

const isWaiting = (connectorId: number, now: Date) =>
  and(
    eq(connectorQuestions.connectorId, connectorId),
    isNull(connectorQuestions.answeredAt),
    gt(connectorQuestions.awaitedUntil, now),
  );

/**
 * Stores the answers of a program to its own questions, the first one to each; answers to other questions are dropped.
 * @returns the ids of the questions that are answered now
 */
export async function keepAnswers(
  transaction: Transaction,
  connectorId: number,
  answers: readonly SentAnswer[],
  now: Date,
): Promise<string[]> {
  const open = await transaction
    .select({ id: connectorQuestions.id, question: connectorQuestions.question })
    .from(connectorQuestions)
    .where(
      and(
        isWaiting(connectorId, now),
        inArray(
          connectorQuestions.id,
          answers.map(({ id }) => id),
        ),
      ),
    )
    .orderBy(asc(connectorQuestions.id))
    .for('update');
  for (const { id, question } of open) {
    const sent = answers.find((answer) => answer.id === id);
    if (!sent) continue;
    await transaction
      .update(connectorQuestions)
      .set({ ...fitted(question, sent), answeredAt: now })
      .where(eq(connectorQuestions.id, id));
  }
  return open.map(({ id }) => id);
}

type TakenAnswer = Pick<typeof connectorQuestions.$inferSelect, 'answer' | 'fault'>;

/**
 * Returns the answer to a question and deletes both; undefined while there is none.
 * @throws HttpError 404 if its connector was deleted
 */
export async function takeAnswer(transaction: Transaction, id: string): Promise<TakenAnswer | undefined> {
  const [row] = await transaction.select().from(connectorQuestions).where(eq(connectorQuestions.id, id));
  if (!row) throw new HttpError(404, sentences.connector.gone);
  if (row.answeredAt === null) return undefined;
  await forgetQuestion(transaction, id);
  return { answer: row.answer, fault: row.fault };
}

/** Deletes a question that nobody waits for any more. */
export const forgetQuestion = (transaction: Transaction, id: string) =>
  transaction.delete(connectorQuestions).where(eq(connectorQuestions.id, id));
