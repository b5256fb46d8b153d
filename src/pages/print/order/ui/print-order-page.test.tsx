import 'fake-indexeddb/auto';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw/http';
import { describe, expect, it } from 'vitest';
import type { Order, OrderLine } from '@/entities/order';
import { printerHelperQueries } from '@/entities/printer-helper';
import { answer, field, findButton, findField, mockApi, renderWith } from '@/shared/testing';
import { aLine, aLineLabel } from '../testing/order-builder';
import { orderCalls, orderPrintServer, orderServer, orderWrites } from '../testing/order-server';
import { PrintLabelOrderPage } from './print-label-order-page';
import { PrintOrderPage } from './print-order-page';

const article = (id: number, name: string) => ({ id, name, externalIdentifier: '9501101530003' });
const tarte = (facts: Partial<OrderLine> = {}) =>
  aLine({ position: 0, article: article(5, 'Tarte'), quantity: 3, ...facts });
const pain = (facts: Partial<OrderLine> = {}) =>
  aLine({ position: 1, article: article(6, 'Pain'), quantity: 2, ...facts });
const orderOf = (...lines: OrderLine[]): Order => ({
  orderId: 7,
  orderNumber: 'SO-7',
  customer: 'Épicerie',
  groupId: undefined,
  createdAt: '2026-11-20T10:00:00Z',
  revision: undefined,
  lines,
});

const api = mockApi();
const writes = () => orderWrites(api);

/** Opens the page of an order and waits for label, printer and helper. */
async function openOrder(...lines: OrderLine[]) {
  api.use(...orderServer(orderOf(...lines)));
  const app = renderWith(<PrintOrderPage />, { path: '/print-order/7', route: '/print-order/:id' });
  const button = await findButton(/^Print [\d,]* ?labels?$/);
  await waitFor(() =>
    expect(app.client.getQueryData(printerHelperQueries.printQueues('i').queryKey)).toBeDefined(),
  );
  await screen.findByText(/ on Bench/);
  return { ...app, button, user: userEvent.setup() };
}

const line = (name: string) => screen.getByRole('listitem', { name });
const inLine = (name: string) => within(line(name));

describe('the print page of an order', () => {
  it('prints all lines in one job, label by label, and shows what became of each line', async () => {
    const { user, button } = await openOrder(tarte(), pain());
    expect(button.textContent).toBe('Print 5 labels');
    expect(screen.getByText('5 labels for 2 lines on Bench')).toBeDefined();
    await user.click(button);
    const job = await screen.findByRole('region', { name: 'Print job' });
    expect(await within(job).findByText('3 of 3 printed')).toBeDefined();
    expect(await within(job).findByText('2 of 2 printed')).toBeDefined();
    expect(within(job).getByText('Article 1, Shelf label')).toBeDefined();
    expect(writes().created).toEqual([
      {
        computerName: 'BENCH-1',
        labels: [
          { labelId: 3, quantity: 3, printerId: 2, articleId: 5, orderId: 7, orderLine: 0 },
          { labelId: 3, quantity: 2, printerId: 2, articleId: 6, orderId: 7, orderLine: 1 },
        ],
      },
    ]);
    expect(writes().printed).toEqual(['j1-l0-1', 'j1-l0-2', 'j1-l0-3', 'j1-l1-1', 'j1-l1-2']);
    await waitFor(() => expect(writes().statuses).toEqual(['Processed']));
    expect(await screen.findByText('5 labels sent to the printer.')).toBeDefined();
    expect(inLine('Tarte').getByRole('checkbox')).toHaveProperty('checked', false);
    await user.click(button);
    expect(await screen.findByText('Not printed. Tick at least one line.')).toBeDefined();
    expect(writes().created).toHaveLength(1);
  });

  it('prints the lines, quantities, labels and spares the person chose', async () => {
    const { user, button } = await openOrder(
      tarte({ otherLabels: [aLineLabel({ labelId: 9, name: 'Large' })] }),
      pain(),
    );
    await user.selectOptions(inLine('Tarte').getByRole('combobox', { name: 'Label' }), 'Large');
    fireEvent.change(inLine('Tarte').getByRole('spinbutton'), { target: { value: '4' } });
    fireEvent.change(screen.getByRole('spinbutton', { name: 'Spares for each line' }), {
      target: { value: '2' },
    });
    await user.click(inLine('Pain').getByRole('checkbox'));
    expect(inLine('Tarte').getByText(/\+ 2 spare/)).toBeDefined();
    expect(screen.getByText('6 labels for 1 line on Bench, including 2 spares')).toBeDefined();
    await user.click(button);
    await waitFor(() => expect(writes().created).toHaveLength(1));
    expect(writes().created[0]?.labels).toMatchObject([{ labelId: 9, quantity: 6, orderLine: 0 }]);
  });

  it('asks for what is left, and leaves out what is done', async () => {
    const { button } = await openOrder(
      tarte({ quantity: 10, printedCount: 4, openCount: 1 }),
      pain({ printedCount: 2 }),
    );
    expect(button.textContent).toBe('Print 5 labels');
    expect(inLine('Tarte').getByText('9501101530003 · 4 of 10 printed · 1 not confirmed')).toBeDefined();
    expect(inLine('Pain').getByRole('checkbox')).toHaveProperty('checked', false);
    expect(inLine('Pain').getByText(/2 of 2 printed/)).toBeDefined();
  });

  it('shows at the line what is wrong, and sends nothing', async () => {
    const { user, button } = await openOrder(tarte(), pain({ label: undefined }));
    expect(inLine('Pain').getByText(/^This article has no label to print/)).toBeDefined();
    await user.click(button);
    expect(screen.getByRole('alert').textContent).toMatch(/^Not printed\. This article has no label/);
    expect(document.activeElement).toBe(inLine('Pain').getByRole('checkbox'));
    await user.click(inLine('Pain').getByRole('checkbox'));
    await user.click(inLine('Tarte').getByRole('checkbox'));
    await user.click(inLine('Tarte').getByRole('checkbox'));
    await user.clear(await findField(/Title/));
    expect(await inLine('Tarte').findByText(/Title/i)).toBeDefined();
    await user.click(button);
    expect(writes().created).toEqual([]);
  });

  it('finds a wrong check digit before anything is sent', async () => {
    const { user, button } = await openOrder(tarte());
    await screen.findByRole('img', { name: 'Preview of Shelf label, 60 × 40 mm' });
    const ean = field(/EAN/);
    await user.clear(ean);
    await user.type(ean, '9501101530004');
    expect(await inLine('Tarte').findByText(/check digit/)).toBeDefined();
    await user.click(button);
    expect(writes().created).toEqual([]);
  });

  it('shows the server’s word at the line it is about, and keeps what was entered', async () => {
    const { user, button } = await openOrder(tarte(), pain());
    api.answer(
      'POST printjobs',
      { Message: 'Too long.', problems: [{ path: 'labels.1', variable: 'title', message: 'Too long.' }] },
      422,
    );
    await user.click(button);
    expect(await inLine('Pain').findByText('Too long.')).toBeDefined();
    expect(inLine('Pain').getByRole('checkbox')).toHaveProperty('checked', true);
    expect(screen.getByRole('alert').textContent).toBe('Too long.');
  });

  it('stops at a label that may have been printed and lets the person decide', async () => {
    const { user, button } = await openOrder(tarte());
    let count = 0;
    api.use(
      http.post('http://helper.test/api/print', () => {
        count += 1;
        return count === 2 ? HttpResponse.error() : undefined;
      }),
    );
    await user.click(button);
    expect(await screen.findByText('Label 2 of 3 may have been printed')).toBeDefined();
    const job = screen.getByRole('region', { name: 'Print job' });
    expect(within(job).getByText('1 of 3 printed, 1 not confirmed, 1 not sent')).toBeDefined();
    await user.click(within(job).getByRole('button', { name: 'It was printed' }));
    await user.click(await within(job).findByRole('button', { name: 'Resume' }));
    expect(await within(job).findByText('3 of 3 printed')).toBeDefined();
    expect(writes().printed).toEqual(['j1-l0-1', 'j1-l0-2', 'j1-l0-3']);
  });

  it('says what the printer waits for at the label that waits', async () => {
    const { user, button } = await openOrder(tarte());
    const attention = { reason: 'cover-open', text: 'A cover of the printer is open.' };
    api.answer('http://helper.test/api/jobs/:key', { state: 'printing', attention });
    await user.click(button);
    const words = 'Waiting at the printer: A cover of the printer is open.';
    expect((await screen.findAllByText(words)).length).toBe(3);
    expect(screen.getByText(/3 of them waiting at the printer/)).toBeDefined();
  });

  it('prints more than a job takes in two jobs, as it said before', async () => {
    const { button } = await openOrder(tarte({ quantity: 6000 }), pain({ quantity: 6000 }));
    api.use(
      answer(orderCalls.create, () => {
        const printJobEntryId = `e${writes().created.length}`;
        return { entityId: printJobEntryId, printFiles: [{ printJobEntryId }] };
      }),
    );
    expect(
      screen.getByText('Sent as 2 print jobs, one after the other; each uses one of your prints.'),
    ).toBeDefined();
    fireEvent.click(button);
    await waitFor(() => expect(writes().statuses).toEqual(['Processed', 'Processed']));
    expect(writes().created.map(({ labels }) => labels.map(({ orderLine }) => orderLine))).toEqual([
      [0],
      [1],
    ]);
  });

  it('is closed in words when the month’s prints are used up', async () => {
    const { button } = await openOrder(tarte());
    api.use(
      answer('subscription', { data: { type: 'Free' } }),
      answer('printjobs/count', { data: { allowedPrintJobs: 25, printedJobs: 25 } }),
    );
    expect(button).toBeDefined();
    renderWith(<PrintOrderPage />, { path: '/print-order/7', route: '/print-order/:id' });
    expect(await screen.findByText('Out of printjobs')).toBeDefined();
  });

  it.each<[string, number, object, string]>([
    ['a server without this call', 404, {}, 'This server does not offer this.'],
    ['a person who may not', 403, {}, 'You are not allowed to see this.'],
    ['a fault', 500, { Message: 'Broken.' }, 'Broken.'],
  ])('says what %s means for the order', async (_, status, body, words) => {
    const lists = ['orders', 'orders/getordersbyorganization'].map((path) => answer(path, {}, 404));
    api.use(answer('orders/7', body, status), ...lists, ...orderPrintServer());
    renderWith(<PrintOrderPage />, { path: '/print-order/7', route: '/print-order/:id' });
    expect(await screen.findByText(new RegExp(`^${words}`))).toBeDefined();
  });

  it('says that an order has no lines', async () => {
    api.use(...orderServer(orderOf()));
    renderWith(<PrintOrderPage />, { path: '/print-order/7', route: '/print-order/:id' });
    expect(await screen.findByText('This order has no lines.')).toBeDefined();
  });
});

const openForLabel = (labelId: number, ...lines: OrderLine[]) => {
  api.use(...orderServer(orderOf(...lines)));
  return renderWith(<PrintLabelOrderPage />, {
    path: `/print-labels/${labelId}/order/7`,
    route: '/print-labels/:id/order/:orderId',
  });
};

describe('the print page of a label for an order', () => {
  it('shows the lines that can carry the label, with it', async () => {
    openForLabel(9, tarte({ otherLabels: [aLineLabel({ labelId: 9, name: 'Large' })] }), pain());
    expect(await screen.findByRole('heading', { name: 'Print Large for order SO-7' })).toBeDefined();
    expect(inLine('Tarte').getByText('Large')).toBeDefined();
    expect(screen.queryByRole('listitem', { name: 'Pain' })).toBeNull();
  });

  it('leads to the whole order when no line can carry it', async () => {
    openForLabel(9, tarte());
    expect(await screen.findByText('No line of this order can use this label.')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Print the whole order' }).getAttribute('href')).toContain(
      '/print-order/7',
    );
  });
});
