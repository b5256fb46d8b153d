import { z } from 'zod';
import { access } from '../../foundation/access/access-table.ts';
import { dataOf, listOf } from '../../foundation/http/envelope.ts';
import { notFound } from '../../foundation/http/http-error.ts';
import { defineRoute, type Route } from '../../foundation/http/route.ts';
import { idParameter } from '../../foundation/values/text-limits.ts';
import { loadPrinters } from './load-printers.ts';
import { printerSchema, vendorSchema } from './printer-schemas.ts';
import { printerVendors } from './printer-vendors.ts';

export const printerRoutes: readonly Route[] = [
  defineRoute({
    method: 'get',
    path: '/api/printers',
    source: 'specification',
    summary: 'The printers; one of them is the caller’s default',
    access: access.signedIn,
    response: listOf(printerSchema),
    handler: ({ services, caller }) =>
      services.store.asOrganization(caller.organizationId, async (transaction) => ({
        data: await loadPrinters(transaction, caller, services.clock()),
      })),
  }),
  defineRoute({
    method: 'get',
    path: '/api/printers/vendors',
    source: 'specification',
    summary: 'Makers, their models, and how fine each prints, for the form of a new printer',
    access: access.signedIn,
    response: listOf(vendorSchema),
    handler: async () => ({ data: [...printerVendors] }),
  }),
  defineRoute({
    method: 'get',
    path: '/api/printers/{id}',
    source: 'ours',
    summary: 'One printer',
    access: access.signedIn,
    request: { params: z.object({ id: idParameter }) },
    response: dataOf(printerSchema),
    handler: ({ services, caller, params }) =>
      services.store.asOrganization(caller.organizationId, async (transaction) => {
        const printer = (await loadPrinters(transaction, caller, services.clock())).find(
          ({ printerId }) => printerId === params.id,
        );
        if (!printer) throw notFound('printer', params.id);
        return { data: printer };
      }),
  }),
];
