import { http, HttpResponse } from 'msw/http';
import { fontHandlers, shelfTemplate } from '@/entities/label/index.testing';
import type { Order } from '@/entities/order';
import { helperHandlers } from '@/entities/printer-helper/index.testing';

export interface CreateBody {
  labels: { labelId: number; quantity: number; articleId: number; orderLine: number }[];
}

/** What the screens told server and helper. */
export interface OrderCalls {
  created: CreateBody[];
  printed: string[];
  statuses: string[];
}

const answer = (data: object) => () => HttpResponse.json({ data });

const ok = () => HttpResponse.json({ data: {} });

/** One file for each label, as the server cuts an order. */
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

/** A server with one order and a healthy helper; what is written is recorded in `calls`. */
export function orderServer(order: Order, calls: OrderCalls) {
  return [
    ...fontHandlers(),
    http.get('http://api.test/api/orders/7', answer(order)),
    http.get('http://api.test/api/labels/:id', ({ params }) =>
      HttpResponse.json({
        data: { labelId: params['id'], name: 'Shelf label', variables: [], template: shelfTemplate },
      }),
    ),
    http.get('http://api.test/api/printers', answer([{ printerId: 2, name: 'Bench', isDefault: true }])),
    http.get('http://api.test/api/preferences/userSettings', answer({})),
    http.get('http://api.test/api/preferences/computers', answer({ computerName: 'BENCH-1' })),
    http.get('http://api.test/api/subscription', answer({ type: 'Standard' })),
    http.post('http://api.test/api/printjobs', async ({ request }) => {
      const body = (await request.json()) as CreateBody;
      calls.created.push(body);
      const job = calls.created.length;
      return HttpResponse.json({ entityId: `job-${job}`, printFiles: filesOf(body, job) });
    }),
    http.put('http://api.test/api/printjobs/printjobentries/status', ok),
    http.put('http://api.test/api/printjobs/status', async ({ request }) => {
      calls.statuses.push(((await request.json()) as { status: string }).status);
      return ok();
    }),
    ...helperHandlers({ version: '0.1.0', computerName: 'BENCH-1', instanceId: 'i' }),
    http.get('http://helper.test/api/jobs/:key', () => HttpResponse.json({ state: 'completed' })),
    http.post('http://helper.test/api/print', async ({ request }) => {
      calls.printed.push(((await request.json()) as { printJobEntryId: string }).printJobEntryId);
      return HttpResponse.json({ state: 'accepted' });
    }),
  ];
}
