import { z } from 'zod';
import { access } from '../../foundation/access/access-table.ts';
import { writing, type WriteInput, type Writer } from '../../foundation/audit/writer.ts';
import { dataOf, emptySchema, listOf } from '../../foundation/http/envelope.ts';
import { routesWith, type Route } from '../../foundation/http/route.ts';
import type { ProgramServices } from '../../people/programs/program-services.ts';
import { idParameter } from '../../foundation/values/text-limits.ts';
import type { Transaction } from '../../foundation/store/store.ts';
import { agentSchema, agentWithKeySchema, changedAgentSchema, newAgentSchema } from './agent-schemas.ts';
import { loadAgent, loadAgents } from './load-agents.ts';
import { addAgent, changeAgent, deleteAgent, renewAgentKey, type KeyedAgent } from './write-agent.ts';

const defineRoute = routesWith<ProgramServices>();

const params = z.object({ id: idParameter });

/** Creates a key and answers with it and its agent. */
const writingKey = (
  input: WriteInput,
  write: (transaction: Transaction, writer: Writer) => Promise<KeyedAgent>,
) =>
  writing(input, async (transaction, writer) => {
    const { id, key } = await write(transaction, writer);
    return { data: { ...(await loadAgent(transaction, id, input.services.clock())), key } };
  });

/** Wakes a waiting agent, so that it learns at once that it is no longer allowed. */
const tellAgent = ({ services, caller: { organizationId } }: WriteInput<ProgramServices>, id: number) =>
  services.programNews.tell({ kind: 'agent', organizationId, id });

export const agentRoutes: readonly Route<ProgramServices>[] = [
  defineRoute({
    method: 'get',
    path: '/api/agents',
    source: 'ours',
    summary: 'The agents, how each of them stands, and what waits for it',
    access: access.agentLists,
    response: listOf(agentSchema),
    handler: ({ services, caller }) =>
      services.store.asOrganization(caller.organizationId, async (transaction) => ({
        data: await loadAgents(transaction, services.clock()),
      })),
  }),
  defineRoute({
    method: 'post',
    path: '/api/agents',
    source: 'ours',
    summary: 'Add an agent, where the subscription has room; the answer alone tells its key',
    access: access.administration,
    request: { body: newAgentSchema },
    response: dataOf(agentWithKeySchema),
    handler: ({ body, ...input }) =>
      writingKey(input, (transaction, writer) => addAgent(transaction, writer, body)),
  }),
  defineRoute({
    method: 'get',
    path: '/api/agents/{id}',
    source: 'ours',
    summary: 'One agent',
    access: access.administration,
    request: { params },
    response: dataOf(agentSchema),
    handler: ({ services, caller, params: { id } }) =>
      services.store.asOrganization(caller.organizationId, async (transaction) => ({
        data: await loadAgent(transaction, id, services.clock()),
      })),
  }),
  defineRoute({
    method: 'put',
    path: '/api/agents/{id}',
    source: 'ours',
    summary: 'Change, disable or enable an agent; refused when somebody else changed it since its revision',
    access: access.administration,
    request: { params, body: changedAgentSchema },
    response: dataOf(agentSchema),
    handler: async ({ body, params: { id }, ...input }) => {
      const answer = await writing(input, async (transaction, writer) => {
        await changeAgent(transaction, writer, id, body);
        return { data: await loadAgent(transaction, id, input.services.clock()) };
      });
      tellAgent(input, id);
      return answer;
    },
  }),
  defineRoute({
    method: 'post',
    path: '/api/agents/{id}/key',
    source: 'ours',
    summary: 'Give an agent another key; the old one is out at once',
    access: access.administration,
    request: { params },
    response: dataOf(agentWithKeySchema),
    handler: async ({ params: { id }, ...input }) => {
      const answer = await writingKey(input, (transaction, writer) => renewAgentKey(transaction, writer, id));
      tellAgent(input, id);
      return answer;
    },
  }),
  defineRoute({
    method: 'delete',
    path: '/api/agents/{id}',
    source: 'ours',
    summary: 'Delete an agent no printer goes through: what waits for it fails, and its name stays',
    access: access.administration,
    request: { params },
    response: emptySchema,
    handler: async ({ params: { id }, ...input }) => {
      await writing(input, (transaction, writer) => deleteAgent(transaction, writer, id));
      tellAgent(input, id);
      input.services.webHooks.wake();
      return {};
    },
  }),
];
