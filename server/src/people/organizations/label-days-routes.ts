import { access } from '../../foundation/access/access-table.ts';
import { writing } from '../../foundation/audit/writer.ts';
import { dataOf, emptySchema } from '../../foundation/http/envelope.ts';
import { defineRoute, type Route } from '../../foundation/http/route.ts';
import { changeLabelDays, labelDaysSchema, loadLabelDays } from './label-days.ts';

/** Calls for the time zone and the production day that dates and numbers on labels go by. */
export const labelDaysRoutes: readonly Route[] = [
  defineRoute({
    method: 'get',
    path: '/api/labeldays',
    source: 'ours',
    summary: 'Time zone and start of the production day, for the dates on labels',
    access: access.signedIn,
    response: dataOf(labelDaysSchema),
    handler: ({ services, caller }) =>
      services.store.asOrganization(caller.organizationId, async (transaction) => ({
        data: await loadLabelDays(transaction),
      })),
  }),
  defineRoute({
    method: 'put',
    path: '/api/labeldays',
    source: 'ours',
    summary: 'Change the time zone and the start of the production day',
    access: access.administration,
    request: { body: labelDaysSchema },
    response: emptySchema,
    handler: ({ body, ...input }) =>
      writing(input, async (transaction, writer) => {
        await changeLabelDays(transaction, writer, body);
        return {};
      }),
  }),
];
