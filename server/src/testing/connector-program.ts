import { z } from 'zod';
import type { Server } from '../program/create-server.ts';
import type { Answer, TestServer } from './test-server.ts';

const pollSchema = z.object({
  data: z.object({
    questions: z.array(
      z.union([
        z.looseObject({ id: z.string(), kind: z.literal('search') }),
        z.looseObject({ id: z.string(), kind: z.literal('article'), articleId: z.string() }),
      ]),
    ),
  }),
});
export type AskedQuestion = z.infer<typeof pollSchema>['data']['questions'][number];

/** Time in s for which a program waits for a question. */
const patienceSeconds = 20;

/** Simulated program of a customer's network: polls and answers with one key. */
export interface ConnectorProgram {
  readonly poll: (waitSeconds?: number) => Promise<Answer>;
  /** Polls and returns the questions. */
  readonly take: (waitSeconds?: number) => Promise<readonly AskedQuestion[]>;
  readonly answer: (answers: readonly unknown[]) => Promise<Answer>;
  /** Answers all questions until the server ends. */
  readonly serve: (answerTo: (question: AskedQuestion) => object) => Promise<void>;
}

/** Returns the calls of a program with this key. */
export function connectorProgram({ fetch }: Pick<Server, 'fetch'>, key: string): ConnectorProgram {
  const instanceId = crypto.randomUUID();
  const call = async (path: string, body: object): Promise<Answer> => {
    const response = await fetch(
      new Request(`http://platen.test/api/connect/connector/${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${key}` },
        body: JSON.stringify(body),
      }),
    );
    return { status: response.status, headers: response.headers, body: await response.json() };
  };
  const poll = (waitSeconds = 0) =>
    call('poll', { instanceId, machineName: 'ERP-SRV-02', version: '1.0.0', waitSeconds });
  const take = async (waitSeconds?: number) =>
    pollSchema.parse((await poll(waitSeconds)).body).data.questions;
  const answer = (answers: readonly unknown[]) => call('answers', { answers });
  return {
    poll,
    take,
    answer,
    serve: async (answerTo) => {
      for (;;) {
        const startedAt = performance.now();
        const { status, body } = await poll(patienceSeconds);
        const questions = status === 200 ? pollSchema.parse(body).data.questions : [];
        // A server that ends answers waiting polls early, with no questions.
        const waitedMs = performance.now() - startedAt;
        if (questions.length === 0 && waitedMs < (patienceSeconds - 1) * 1000) return;
        await answer(questions.map((question) => ({ id: question.id, ...answerTo(question) })));
      }
    },
  };
}

/** Connector of the demo organisation, with its program. */
export interface AddedConnector extends ConnectorProgram {
  readonly id: number;
  readonly key: string;
}

export async function addConnector(
  server: TestServer,
  body: { readonly name: string; readonly labelIds?: readonly number[] },
): Promise<AddedConnector> {
  const answer = await server.call('POST /api/connectors', { as: 'admin@demo.test', body });
  const { id, key } = z.object({ data: z.object({ id: z.int(), key: z.string() }) }).parse(answer.body).data;
  return { ...connectorProgram(server, key), id, key };
}

/** Returns a row of the system behind a connector. */
export const rowOf = (id: string, values: Readonly<Record<string, string>> = {}) => ({
  id,
  name: `Article ${id}`,
  externalIdentifier: id,
  values,
});
