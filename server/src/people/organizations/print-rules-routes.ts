import { access } from '../../foundation/access/access-table.ts';
import { writing } from '../../foundation/audit/writer.ts';
import { emptySchema } from '../../foundation/http/envelope.ts';
import { defineRoute, type Route } from '../../foundation/http/route.ts';
import { changePrintRules, printRulesSchema } from './print-rules.ts';

/**
 * Calls for an organisation's rules for printing. The rules are read together with the subscription, which every screen
 * that prints loads.
 */
export const printRulesRoutes: readonly Route[] = [
  defineRoute({
    method: 'put',
    path: '/api/printrules',
    source: 'ours',
    summary: 'Say from how many labels on a print is asked about',
    access: access.printers,
    request: { body: printRulesSchema },
    response: emptySchema,
    handler: ({ body, ...input }) =>
      writing(input, async (transaction, writer) => {
        await changePrintRules(transaction, writer, body);
        return {};
      }),
  }),
];
