import 'fake-indexeddb/auto';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw/http';
import { describe, expect, it } from 'vitest';
import { printerHelperQueries } from '@/entities/printer-helper';
import { answer, apiUrl, mockApi, renderWith } from '@/shared/testing';
import { aLine } from '../testing/order-builder';
import { orderCalls, orderServer, orderWrites } from '../testing/order-server';
import { PrintOrderPage } from './print-order-page';

const PRINTER = { printerId: 2, name: 'Bench', isDefault: true };
const lineOf = (position: number, name: string, quantity: number) =>
  aLine({ position, quantity, article: { id: position + 5, name, externalIdentifier: '9501101530003' } });

/** Long timeout, since up to three prints follow each other here and the machine may be busy. */
const PATIENT = { timeout: 20_000 };
const api = mockApi();
const writes = () => orderWrites(api);

/** Opens the page of an order and waits until the helper has reported the computer's name; the printers may still be pending. */
async function open() {
  const app = renderWith(<PrintOrderPage />, { path: '/print-order/7', route: '/print-order/:id' });
  const button = await screen.findByRole('button', { name: /^Print [\d,]* ?labels?$/ }, PATIENT);
  await waitFor(
    () => expect(app.client.getQueryData(printerHelperQueries.printQueues('i').queryKey)).toBeDefined(),
    PATIENT,
  );
  return button;
}

const orderOf = (...lines: ReturnType<typeof aLine>[]) =>
  api.use(
    ...orderServer({
      orderId: 7,
      orderNumber: 'SO-7',
      customer: '',
      createdAt: '',
      groupId: undefined,
      revision: undefined,
      lines,
    }),
  );

describe('Print, pressed before the printers are there', { timeout: 60_000 }, () => {
  it('is busy until the printers are there, and makes one job of two presses', async () => {
    const gate = Promise.withResolvers<void>();
    orderOf(lineOf(0, 'Tarte', 2));
    api.use(
      http.get(apiUrl('printers'), async () => {
        await gate.promise;
        return HttpResponse.json({ data: [PRINTER] });
      }),
    );
    const button = await open();
    fireEvent.click(button);
    fireEvent.click(button);
    await waitFor(() => expect(button.textContent).toBe('Printing…'), PATIENT);
    expect(writes().created).toEqual([]);
    gate.resolve();
    expect(await screen.findByText('2 labels sent to the printer.', {}, PATIENT)).toBeDefined();
    expect(writes().created).toMatchObject([{ labels: [{ quantity: 2, printerId: 2 }] }]);
  });

  it('says that the printers could not be loaded, and leaves every line ticked', async () => {
    orderOf(lineOf(0, 'Tarte', 2));
    api.answer('printers', {}, 500);
    fireEvent.click(await open());
    expect(
      await screen.findByText('Not printed. The printers could not be loaded. Try again.', {}, PATIENT),
    ).toBeDefined();
    expect(screen.getByRole('checkbox', { name: 'Tarte' })).toHaveProperty('checked', true);
    expect(writes().created).toEqual([]);
  });
});

/** Three lines that go in three jobs of one file each; the first file gets no answer. */
async function stopAtTheFirstJob() {
  orderOf(lineOf(0, 'Tarte', 6000), lineOf(1, 'Pain', 6000), lineOf(2, 'Miel', 6000));
  let sent = 0;
  api.use(
    answer(orderCalls.create, () => {
      const printJobEntryId = `e${writes().created.length}`;
      return { entityId: printJobEntryId, printFiles: [{ printJobEntryId, orderId: 7, labelCount: 6000 }] };
    }),
    http.post('http://helper.test/api/print', () => {
      sent += 1;
      return sent === 1 ? HttpResponse.error() : undefined;
    }),
  );
  const button = await open();
  await screen.findByText(/ on Bench/, {}, PATIENT);
  fireEvent.click(button);
  const job = await screen.findByRole('region', { name: 'Print job' }, PATIENT);
  await screen.findByText(
    /2 lines follow automatically once this job is printed\. Press Print to send them now\.$/,
    {},
    PATIENT,
  );
  return { button, decide: () => within(job).getByRole('button', { name: 'It was printed' }) };
}

const linesSent = () => writes().created.map(({ labels }) => labels.map(({ orderLine }) => orderLine));

describe('the lines behind a job that stopped', { timeout: 60_000 }, () => {
  it('sends the lines behind a job once it is printed, without those that were unticked meanwhile', async () => {
    const { decide } = await stopAtTheFirstJob();
    expect(linesSent()).toEqual([[0]]);
    fireEvent.click(screen.getByRole('checkbox', { name: 'Pain' }));
    fireEvent.click(decide());
    await waitFor(() => expect(linesSent()).toEqual([[0], [2]]), PATIENT);
    expect(await screen.findByText('6,000 labels sent to the printer.', {}, PATIENT)).toBeDefined();
    expect(screen.getByRole('checkbox', { name: 'Miel' })).toHaveProperty('checked', false);
    expect(screen.queryByText(/follow/)).toBeNull();
  });

  it('sends the lines behind a job once where the person does not wait and presses Print', async () => {
    const { button, decide } = await stopAtTheFirstJob();
    fireEvent.click(button);
    await waitFor(() => expect(linesSent()).toEqual([[0], [1], [2]]), PATIENT);
    expect(await screen.findByText('6,000 labels sent to the printer.', {}, PATIENT)).toBeDefined();
    fireEvent.click(decide());
    await waitFor(() => expect(writes().statuses).toHaveLength(3), PATIENT);
    expect(linesSent()).toEqual([[0], [1], [2]]);
  });

  it('leaves the lines behind a job ticked until it is printed, and does not send them', async () => {
    await stopAtTheFirstJob();
    expect(screen.getByRole('checkbox', { name: 'Pain' })).toHaveProperty('checked', true);
    expect(screen.getByRole('checkbox', { name: 'Tarte' })).toHaveProperty('checked', false);
    expect(linesSent()).toEqual([[0]]);
  });
});
