import { z } from 'zod';
import type { Clock } from '../../clock.ts';
import { messageOf } from '../../helper-error.ts';
import type { Logger } from '../../logger.ts';
import { helperVersion } from '../../version.ts';
import { answerPausesMs, connectLimits } from '../connect-limits.ts';
import { keepPolling } from '../poll-loop.ts';
import { KeyRefusedError, nothing, ServerFault, type ServerCalls } from '../server-calls.ts';
import {
  answerQuestion,
  faultAnswer,
  questionSchema,
  type Answer,
  type Question,
} from './answer-question.ts';
import type { ArticleSource } from './article-source.ts';

export interface ConnectorParts {
  readonly instanceId: string;
  readonly machineName: string;
  readonly calls: ServerCalls;
  readonly source: ArticleSource;
  readonly clock: Clock;
  readonly logger: Logger;
}

const answerSchema = z.object({ questions: z.array(z.unknown()) });
/** Status codes with which the server refuses an answer for good; sending it again would not help. */
const refusals: ReadonlySet<number | null> = new Set([413, 422]);

/** Answers the questions of a server until the signal is aborted. Throws `KeyRefusedError`. */
export async function runConnector(parts: ConnectorParts, signal: AbortSignal): Promise<void> {
  const { instanceId, machineName, calls, source, clock, logger } = parts;
  const inWork = new Map<string, Promise<void>>();

  /** Sends each answer on its own as soon as it is available, so that a slow answer does not delay the others. */
  async function answer(question: Question): Promise<void> {
    const found = await answerQuestion(question, source, logger);
    try {
      await sendAnswer(found, parts, signal);
    } catch (error) {
      // A refused key also makes the next poll fail, which ends the program.
      if (!signal.aborted) logger.warn('answer not sent', { cause: messageOf(error) });
    }
  }

  const poll = async () => {
    if (inWork.size >= connectLimits.questionsAtOnce) await Promise.race(inWork.values());
    const body = { instanceId, machineName, version: helperVersion, waitSeconds: connectLimits.pollSeconds };
    const { questions } = await calls.post('/api/connect/connector/poll', body, {
      answer: answerSchema,
      signal,
      waitSeconds: connectLimits.pollSeconds,
    });
    // A question still being answered may be offered again. Questions of an unknown, newer kind are ignored until the
    // server stops waiting.
    const fresh = questions
      .flatMap((question) => questionSchema.safeParse(question).data ?? [])
      .filter(({ id }) => !inWork.has(id));
    for (const question of fresh) {
      inWork.set(
        question.id,
        answer(question).finally(() => inWork.delete(question.id)),
      );
    }
    return fresh.length > 0;
  };

  await keepPolling({ name: 'connector poll', poll, clock, logger, signal });
  await Promise.all(inWork.values());
}

async function sendAnswer(
  answer: Answer,
  { calls, clock }: ConnectorParts,
  signal: AbortSignal,
): Promise<void> {
  const send = (sent: Answer) =>
    calls.post('/api/connect/connector/answers', { answers: [sent] }, { answer: nothing, signal });
  for (const pauseMs of [...answerPausesMs, undefined]) {
    try {
      await send(answer);
      return;
    } catch (error) {
      if (error instanceof KeyRefusedError || pauseMs === undefined) throw error;
      if (error instanceof ServerFault && refusals.has(error.status)) {
        await send(faultAnswer(answer.id, `The answer of the connector could not be used: ${error.message}`));
        return;
      }
      await clock.sleep(pauseMs, signal);
    }
  }
}
