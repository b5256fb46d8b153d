import { fontHandlers, shelfTemplate } from '@/entities/label/index.testing';
import type { Order } from '@/entities/order';
import { helperHandlers } from '@/entities/printer-helper/index.testing';
import { answer, type MockApi } from '@/shared/testing';

interface CreateBody {
  labels: { labelId: number; quantity: number; articleId: number; orderLine: number }[];
}

/** One file per label, as the server splits an order. */
function filesOf({ labels }: CreateBody, job: number) {
  return labels.flatMap(({ quantity, orderLine }) =>
    Array.from({ length: quantity }, (_, index) => ({
      printJobEntryId: `j${job}-l${orderLine}-${index + 1}`,
      printFileName: `http://api.test/files/${job}/${orderLine}/${index}`,
      targetPrintQueue: 'Save to folder',
      labelCount: 1,
      labelName: 'Shelf label',
      articleName: `Article ${orderLine}`,
      orderId: 7,
      orderLine,
    })),
  );
}

/** Calls of a print, by their purpose. */
export const orderCalls = {
  create: 'POST printjobs',
  job: 'PUT printjobs/status',
  print: 'POST http://helper.test/api/print',
} as const;

/** Handlers for everything that an order needs for a print, except the order itself. */
export function orderPrintServer() {
  let jobs = 0;
  return [
    ...fontHandlers(),
    answer('labels/:id', ({ params }) => ({
      data: { labelId: params['id'], name: 'Shelf label', variables: [], template: shelfTemplate },
    })),
    answer('printers', { data: [{ printerId: 2, name: 'Bench', isDefault: true }] }),
    answer('preferences/userSettings', { data: {} }),
    answer('preferences/computers', { data: { computerName: 'BENCH-1' } }),
    answer('subscription', { data: { type: 'Standard' } }),
    answer(orderCalls.create, ({ body }) => {
      jobs += 1;
      return { entityId: `job-${jobs}`, printFiles: filesOf(body as CreateBody, jobs) };
    }),
    answer('PUT printjobs/printjobentries/status', { data: {} }),
    answer(orderCalls.job, { data: {} }),
    ...helperHandlers({ version: '0.1.0', computerName: 'BENCH-1', instanceId: 'i' }),
    answer('http://helper.test/api/jobs/:key', { state: 'completed' }),
    answer(orderCalls.print, { state: 'accepted' }),
  ];
}

/** Handlers of a server with one order and a healthy helper. */
export const orderServer = (order: Order) => [answer('orders/7', { data: order }), ...orderPrintServer()];

/** Writes of a test about an order: its jobs, their files, and the final state of each job. */
export const orderWrites = (api: MockApi) => ({
  created: api.bodies(orderCalls.create) as CreateBody[],
  printed: (api.bodies(orderCalls.print) as { printJobEntryId: string }[]).map(
    (file) => file.printJobEntryId,
  ),
  statuses: (api.bodies(orderCalls.job) as { status: string }[]).map(({ status }) => status),
});
