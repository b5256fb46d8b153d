import { z } from 'zod';
import { access } from '../../foundation/access/access-table.ts';
import { writing, type WriteInput, type Writer } from '../../foundation/audit/writer.ts';
import { dataOf, emptySchema, listOf } from '../../foundation/http/envelope.ts';
import { routesWith, type Route } from '../../foundation/http/route.ts';
import type { ProgramServices } from '../../people/programs/program-services.ts';
import { idParameter } from '../../foundation/values/text-limits.ts';
import type { Transaction } from '../../foundation/store/store.ts';
import {
  changedConnectorSchema,
  connectorDetailSchema,
  connectorSchema,
  connectorWithKeySchema,
  newConnectorSchema,
} from './connector-schemas.ts';
import { loadConnectorDetail, loadConnectors } from './load-connectors.ts';
import {
  addConnector,
  changeConnector,
  deleteConnector,
  renewConnectorKey,
  type KeyedConnector,
} from './write-connector.ts';

const defineRoute = routesWith<ProgramServices>();

const params = z.object({ id: idParameter });

/** Creates a key and answers with it and its connector. */
const writingKey = (
  input: WriteInput,
  write: (transaction: Transaction, writer: Writer) => Promise<KeyedConnector>,
) =>
  writing(input, async (transaction, writer) => {
    const { id, key } = await write(transaction, writer);
    return { data: { ...(await loadConnectorDetail(transaction, id, input.services.clock())), key } };
  });

/** Wakes the program, so that it learns at once that its key may no longer be valid. */
const tellProgram = ({ services, caller: { organizationId } }: WriteInput<ProgramServices>, id: number) =>
  services.programNews.tell({ kind: 'connector', organizationId, id });

export const connectorRoutes: readonly Route<ProgramServices>[] = [
  defineRoute({
    method: 'get',
    path: '/api/connectors',
    source: 'specification',
    summary: 'The connectors of the organisation and how each of them stands',
    access: access.connectorReading,
    response: listOf(connectorSchema),
    handler: ({ services, caller }) =>
      services.store.asOrganization(caller.organizationId, async (transaction) => ({
        data: await loadConnectors(transaction, services.clock()),
      })),
  }),
  defineRoute({
    method: 'post',
    path: '/api/connectors',
    source: 'ours',
    summary: 'Add a connector; the answer alone tells its key',
    access: access.administration,
    request: { body: newConnectorSchema },
    response: dataOf(connectorWithKeySchema),
    handler: ({ body, ...input }) =>
      writingKey(input, (transaction, writer) => addConnector(transaction, writer, body)),
  }),
  defineRoute({
    method: 'get',
    path: '/api/connectors/{id}',
    source: 'ours',
    summary: 'One connector with its key’s end and the labels of its articles',
    access: access.administration,
    request: { params },
    response: dataOf(connectorDetailSchema),
    handler: ({ services, caller, params: { id } }) =>
      services.store.asOrganization(caller.organizationId, async (transaction) => ({
        data: await loadConnectorDetail(transaction, id, services.clock()),
      })),
  }),
  defineRoute({
    method: 'put',
    path: '/api/connectors/{id}',
    source: 'ours',
    summary:
      'Change, disable or enable a connector; refused when somebody else changed it since its revision',
    access: access.administration,
    request: { params, body: changedConnectorSchema },
    response: dataOf(connectorDetailSchema),
    handler: async ({ body, params: { id }, ...input }) => {
      const answer = await writing(input, async (transaction, writer) => {
        await changeConnector(transaction, writer, id, body);
        return { data: await loadConnectorDetail(transaction, id, input.services.clock()) };
      });
      tellProgram(input, id);
      return answer;
    },
  }),
  defineRoute({
    method: 'post',
    path: '/api/connectors/{id}/key',
    source: 'ours',
    summary: 'Give a connector another key; the old one ends at once',
    access: access.administration,
    request: { params },
    response: dataOf(connectorWithKeySchema),
    handler: async ({ params: { id }, ...input }) => {
      const answer = await writingKey(input, (transaction, writer) =>
        renewConnectorKey(transaction, writer, id),
      );
      tellProgram(input, id);
      return answer;
    },
  }),
  defineRoute({
    method: 'delete',
    path: '/api/connectors/{id}',
    source: 'ours',
    summary: 'Delete a connector: its program is out at once',
    access: access.administration,
    request: { params },
    response: emptySchema,
    handler: async ({ params: { id }, ...input }) => {
      await writing(input, (transaction, writer) => deleteConnector(transaction, writer, id));
      tellProgram(input, id);
      return {};
    },
  }),
];
