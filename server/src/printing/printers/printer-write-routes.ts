import { z } from 'zod';
import { access } from '../../foundation/access/access-table.ts';
import { writing, type WriteInput, type Writer } from '../../foundation/audit/writer.ts';
import { dataOf, emptySchema } from '../../foundation/http/envelope.ts';
import { defineRoute, type Route } from '../../foundation/http/route.ts';
import { idParameter } from '../../foundation/values/text-limits.ts';
import type { Transaction } from '../../foundation/store/store.ts';
import { loadPrinters } from './load-printers.ts';
import {
  changedPrinterSchema,
  newPrinterSchema,
  printerGroupsSchema,
  printerSchema,
  type Printer,
} from './printer-schemas.ts';
import { addPrinter, changePrinter, changePrinterGroups, deletePrinter } from './write-printer.ts';

/** Runs a write and answers with the printer as it is afterwards. */
const writingPrinter = (
  input: WriteInput,
  write: (transaction: Transaction, writer: Writer) => Promise<number>,
): Promise<{ data: Printer }> =>
  writing(input, async (transaction, writer) => {
    const printerId = await write(transaction, writer);
    const all = await loadPrinters(transaction, writer.caller, writer.services.clock());
    const written = all.find((one) => one.printerId === printerId);
    if (!written) throw new Error(`Printer ${printerId} was written and is not there.`);
    return { data: written };
  });

export const printerWriteRoutes: readonly Route[] = [
  defineRoute({
    method: 'post',
    path: '/api/printers',
    source: 'specification',
    summary: 'Add a printer, where the subscription has room for its model',
    access: access.printers,
    request: { body: newPrinterSchema },
    response: dataOf(printerSchema),
    handler: ({ body, ...input }) =>
      writingPrinter(input, (transaction, writer) => addPrinter(transaction, writer, body)),
  }),
  defineRoute({
    method: 'put',
    path: '/api/printers',
    source: 'specification',
    summary: 'Change a printer; refused when somebody else changed it since its revision',
    access: access.printers,
    request: { body: changedPrinterSchema },
    response: dataOf(printerSchema),
    handler: ({ body, ...input }) =>
      writingPrinter(input, async (transaction, writer) => {
        await changePrinter(transaction, writer, body);
        return body.printerId;
      }),
  }),
  defineRoute({
    method: 'put',
    path: '/api/printers/groups',
    source: 'specification',
    summary: 'Give a printer to groups; none: it is for everybody; refused when changed since its revision',
    access: access.printers,
    request: { body: printerGroupsSchema },
    response: dataOf(printerSchema),
    handler: ({ body, ...input }) =>
      writingPrinter(input, async (transaction, writer) => {
        await changePrinterGroups(transaction, writer, body);
        return body.printerId;
      }),
  }),
  defineRoute({
    method: 'delete',
    path: '/api/printers/{id}',
    source: 'ours',
    summary:
      'Delete a printer; groups and widgets that named it have none afterwards, the history keeps its name',
    access: access.printers,
    request: { params: z.object({ id: idParameter }) },
    response: emptySchema,
    handler: ({ services, caller, facts, params }) =>
      services.store.asOrganization(caller.organizationId, async (transaction) => {
        const { clientAddress } = facts;
        await deletePrinter(transaction, { services, caller, clientAddress }, params.id);
        return {};
      }),
  }),
];
