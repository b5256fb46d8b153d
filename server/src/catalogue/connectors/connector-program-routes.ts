import { z } from 'zod';
import { access } from '../../foundation/access/access-table.ts';
import { programPollShape } from '../../people/programs/program-poll.ts';
import { dataOf, emptySchema } from '../../foundation/http/envelope.ts';
import { HttpError } from '../../foundation/http/http-error.ts';
import { routesWith, type Route } from '../../foundation/http/route.ts';
import type { ProgramServices } from '../../people/programs/program-services.ts';
import { idSchema } from '../../foundation/values/text-limits.ts';
import { sentences } from '../sentences/index.ts';
import { pollConnector } from './poll-connector.ts';
import { offeredQuestionSchema } from '../../foundation/values/connector-questions.ts';
import { readAnswers } from './read-answers.ts';
import { keepAnswers } from './stored-questions.ts';

const defineRoute = routesWith<ProgramServices>();

/** Many times the size of a page of a hundred rows with all that labels show. */
const maxAnswerBytes = 4_000_000;

const maxAnswers = 100;

export const connectorProgramRoutes: readonly Route<ProgramServices>[] = [
  defineRoute({
    method: 'post',
    path: '/api/connect/connector/poll',
    source: 'ours',
    summary: 'What is asked of the connector whose key calls; waits for a question where there is none',
    access: access.connectorPrograms,
    isAlwaysAnswered: true,
    request: {
      body: z.strictObject(programPollShape),
    },
    response: dataOf(
      z.strictObject({
        connector: z.strictObject({ id: idSchema, name: z.string() }),
        questions: z.array(offeredQuestionSchema),
      }),
    ),
    handler: async ({ services, caller, facts: { signal }, body }) => ({
      data: {
        connector: { id: caller.id, name: caller.name },
        questions: await pollConnector(services, caller, { ...body, signal }),
      },
    }),
  }),
  defineRoute({
    method: 'post',
    path: '/api/connect/connector/answers',
    source: 'ours',
    summary:
      'Answers of a connector; those to nobody’s questions are ignored, 422 for those that cannot be read',
    access: access.connectorPrograms,
    maxBodyBytes: maxAnswerBytes,
    request: {
      body: z.strictObject({
        answers: z
          .array(z.unknown())
          .max(maxAnswers)
          .describe(
            '{id, articles: [{id, name, externalIdentifier, values: {column: text}}], total}, {id, article: the same or null} or {id, fault}',
          ),
      }),
    },
    response: dataOf(emptySchema),
    handler: async ({ services: { store, clock, programNews }, caller: { organizationId, id }, body }) => {
      const { answers, problems } = readAnswers(body.answers);
      const answered = await store.asOrganization(organizationId, (transaction) =>
        keepAnswers(transaction, id, answers, clock()),
      );
      for (const question of answered) programNews.tell({ kind: 'question', organizationId, id: question });
      if (problems.length > 0) {
        const details = problems.slice(0, 3).map(({ path, message }) => `${path}: ${message}.`);
        const sentence = sentences.connector.answersUnusable({ details: details.join(' ') });
        throw new HttpError(422, sentence, { problems });
      }
      return { data: {} };
    },
  }),
];
